import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { profileText as text } from '../../text/account/profile';
import { pageTitles } from '../../text/shell/pages';
import { SectionCard } from '../../ui/page/section-card';
import '../../ui/page/rows.css';

const pages = [
  { name: 'people', note: text.people },
  { name: 'preferences', note: text.notices },
  { name: 'delivery', note: text.delivery },
] as const;

/** The pages with settings of the account, one row each (`pages.md` P2). */
export function Settings() {
  const access = useAccess();
  return (
    <SectionCard title={text.settings}>
      <ul className="rows">
        {pages
          .filter(({ name }) => isGranted(name, access))
          .map(({ name, note }) => (
            <li key={name} className="profile__setting">
              <Link to={pathOf(name)}>{pageTitles[name]}</Link>
              <p className="section-card__note">{note}</p>
              <ChevronRight size={18} aria-hidden />
            </li>
          ))}
      </ul>
    </SectionCard>
  );
}
