import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell/shell';
import { useBrand } from '../ui/theme/brand-context';
import { LegalLinks } from './legal-links';
import { Partners } from './partners';
import { useFollow } from './use-follow';

/** The footer: copyright with the current year, the partners' logos (§1), legal links (`pages.md` C9). */
export function Footer() {
  const { name } = usePortal();
  const { demo } = useBrand();
  const follow = useFollow();
  return (
    <footer className="footer">
      <p className="footer__line">
        <a href={pathOf('home')} onClick={follow}>
          {name}
        </a>
        {demo !== undefined && <a href={demo}>{shellText.demo}</a>}
        <span>
          © {new Date().getFullYear()} · {shellText.rights}
        </span>
      </p>
      <LegalLinks />
      <Partners />
    </footer>
  );
}
