import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../domain/api-types';
import { managerKey, withCode } from '../../domain/people/manager';
import { usePortal } from '../../machines/portal-context';
import { pathOf } from '../../navigation/page-table';
import { useManagers } from '../../parts/manager/use-managers';
import { profileText as text } from '../../text/account/profile';
import { pageTitles } from '../../text/shell/pages';
import '../../ui/page/rows.css';
import { SectionCard } from '../../ui/page/section-card';
import { StatusBadge } from '../../ui/page/status-badge';

/** Of one height with a button and with a word. */
const tall: CSSProperties = { minHeight: 44 };
/** With large text the button has no room beside the name. */
const words: CSSProperties = { flex: '1 1 8rem' };
const low: CSSProperties = { paddingBlock: 4 };
/** The dash never ends a line without the code. */
const whole: CSSProperties = { whiteSpace: 'nowrap' };

/**
 * The managers and payer codes of the account, each but the selected one to be chosen, and a link to add another
 * (`pages.md` P2). Only the list of managers has the keys that a switch needs.
 */
export function LinkedManagers({ profile }: { profile: Profile }) {
  const { managerSwitch } = usePortal();
  const { data: linked } = useManagers();
  const selected = managerKey({
    manager: profile.selected_manager,
    code_payer: profile.code_payer,
  });
  return (
    <SectionCard title={text.linkedManagers}>
      <ul className="rows">
        {profile.upravniki.map((named) => {
          const name = withCode(named);
          const manager = linked?.find((each) => withCode(each) === name);
          return (
            <li key={name} style={low}>
              <div className="rows__ends" style={tall}>
                <span style={words}>
                  {named.full_title} <span style={whole}>- {named.code_payer}</span>
                </span>
                {manager && managerKey(manager) === selected ? (
                  <StatusBadge tone="ok" label={text.selected} />
                ) : null}
                {manager && managerKey(manager) !== selected ? (
                  <button
                    type="button"
                    className="button button--quiet button--word"
                    onClick={() => managerSwitch.send({ type: 'manager.chosen', target: manager })}
                  >
                    {text.select}
                    <span className="visually-hidden"> {name}</span>
                  </button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      <Link to={pathOf('add-manager')} className="button button--quiet">
        {pageTitles['add-manager']}
      </Link>
    </SectionCard>
  );
}
