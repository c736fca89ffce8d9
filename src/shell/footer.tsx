import { Link } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { legalText } from '../text/legal';
import { shellText } from '../text/shell';
import { LegalLink } from '../ui/legal-link';
import { Partners } from './partners';

/** The copyright line with the current year, the partners' logos (§1), notice and terms (`domain.md` C9). */
export function Footer() {
  const { name } = usePortal();
  return (
    <footer className="footer">
      <p className="footer__line">
        <Link to={pathOf('home')}>{name}</Link>
        <span>
          © {new Date().getFullYear()} · {shellText.rights}
        </span>
      </p>
      <p className="footer__legal">
        <LegalLink to="privacy">{legalText.privacy}</LegalLink>
        <LegalLink to="terms">{legalText.terms}</LegalLink>
      </p>
      <Partners />
    </footer>
  );
}
