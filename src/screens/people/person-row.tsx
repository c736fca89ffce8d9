import type { CoUser } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { uncapital } from '../../text/common/capital';
import {
  coUserRights,
  coUserRoles,
  coUserStates,
  otherRight,
  otherRole,
  otherState,
  peopleText as text,
} from '../../text/people/people';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones: Readonly<Record<keyof typeof coUserStates, Tone>> = {
  povabljen: 'info',
  sprejet: 'ok',
  preklican: 'off',
  potekel: 'off',
};

/** When it matters: until when an invitation is valid, the last login, or when it was sent. */
function timeOf({ stanje, velja_do, povabljen_ob, zadnja_prijava }: CoUser): string {
  if (stanje === 'povabljen') return text.until(formatDate(velja_do));
  if (stanje !== 'sprejet') return text.invitedOn(formatDate(povabljen_ob));
  return zadnja_prijava === null
    ? text.neverLoggedIn
    : text.lastLogin(formatDate(zadnja_prijava, true));
}

interface PersonRowProps {
  readonly person: CoUser;
  /** Asks whether the access or the invitation is to end. */
  readonly onRevoke: () => void;
}

/** A person with access, invited, or whose access is over. */
export function PersonRow({ person, onRevoke }: PersonRowProps) {
  const { ime, vloga, pravice, stanje, e_posta_maskirana: email } = person;
  const isOver = stanje === 'preklican' || stanje === 'potekel';
  return (
    <li className="people__person">
      <div className="rows__ends">
        <strong>{ime}</strong>
        <StatusBadge
          tone={label(tones, stanje, 'info')}
          label={label(coUserStates, stanje, otherState)}
        />
      </div>
      <p className="section-card__note">
        {label(coUserRoles, vloga, otherRole)} · {email}
      </p>
      <p>
        <span className="section-card__note">{text.may}</span>{' '}
        {pravice.map((right) => uncapital(label(coUserRights, right, otherRight))).join(', ')}
      </p>
      <div className="rows__ends">
        <span className="section-card__note">{timeOf(person)}</span>
        {isOver ? null : (
          <button type="button" className="button button--quiet no-print" onClick={onRevoke}>
            {stanje === 'povabljen' ? text.withdraw : text.revoke}
            <span className="visually-hidden">, {ime}</span>
          </button>
        )}
      </div>
    </li>
  );
}
