import { Link } from 'react-router-dom';
import type { Profile } from '../../domain/api-types';
import { withCode } from '../../domain/people/manager';
import { pathOf } from '../../navigation/page-table';
import { profileText as text } from '../../text/account/profile';
import { pageTitles } from '../../text/shell/pages';
import { SectionCard } from '../../ui/page/section-card';
import { useManagerOf } from './use-manager-of';
import '../../ui/page/rows.css';

/** The managers and payer codes of the account, and a link to add another (`pages.md` P2). */
export function LinkedManagers({ profile }: { profile: Profile }) {
  const selected = useManagerOf(profile);
  return (
    <SectionCard title={text.linkedManagers}>
      <ul className="rows">
        {profile.upravniki.map(({ full_title, code_payer }) => (
          <li key={`${full_title} ${code_payer}`}>
            <div className="rows__ends">
              {withCode({ full_title, code_payer })}
              {full_title === selected?.full_title && code_payer === profile.code_payer ? (
                <span className="section-card__note">{text.selected}</span>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <Link to={pathOf('add-manager')} className="button button--quiet">
        {pageTitles['add-manager']}
      </Link>
    </SectionCard>
  );
}
