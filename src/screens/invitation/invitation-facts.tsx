import type { Invitation } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { invitationText as text } from '../../text/people/invitation';
import { coUserRights, coUserRoles, otherRight, otherRole } from '../../text/people/people';
import { Facts } from '../../ui/page/facts';

/** What an invitation gives, before it is accepted. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { upravnik, enote, vloga, pravice, velja_do } = invitation;
  return (
    <Facts
      facts={{
        [text.manager]: upravnik,
        [text.units]: enote.map((unit) => <div key={unit}>{unit}</div>),
        [text.role]: label(coUserRoles, vloga, otherRole),
        [text.rights]: pravice.map((right) => (
          <div key={right}>{label(coUserRights, right, otherRight)}</div>
        )),
        [text.until]: formatDate(velja_do, true),
      }}
    />
  );
}
