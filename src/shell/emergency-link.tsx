import Siren from 'lucide-react/icons/siren';
import { Link } from 'react-router-dom';
import { pathOf } from '../navigation/page-table';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import './worded-button.css';

/** The emergency numbers, one press away on every page (`pages.md` P33). */
export function EmergencyLink() {
  return (
    <Link
      className="icon-button worded-button"
      to={pathOf('emergency')}
      aria-label={pageTitles.emergency}
      aria-current={useRouteName() === 'emergency' ? 'page' : undefined}
    >
      <Siren size={22} aria-hidden />
      <span>{pageTitles.emergency}</span>
    </Link>
  );
}
