import { shellText } from '../text/shell/shell';
import { useBrand } from '../ui/theme/brand-context';
import { MenuContact } from './menu-contact';
import { Partners } from './partners';

/** The foot of the side menu: the partners' logos (§1) and the contact. */
export function MenuFoot({ onChoice }: { onChoice: () => void }) {
  const hasPartners = useBrand().partners.length > 0;
  return (
    <>
      {hasPartners ? (
        <aside className="menu-foot" aria-label={shellText.partners}>
          <Partners />
        </aside>
      ) : null}
      <MenuContact onChoice={onChoice} />
    </>
  );
}
