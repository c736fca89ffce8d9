import { shellText } from '../text/shell';
import { useBrand } from '../ui/brand-context';
import { Partners } from './partners';

/** What stands below the side menu: the partners' logos (§1). */
export function MenuFoot() {
  if (useBrand().partners.length === 0) return null;
  return (
    <aside className="menu-foot" aria-label={shellText.partners}>
      <Partners />
    </aside>
  );
}
