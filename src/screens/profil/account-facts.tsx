import { Link } from 'react-router-dom';
import type { Profile } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { managerKey } from '../../domain/people/manager';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { useManagers } from '../../parts/manager/use-managers';
import { profileText as text } from '../../text/account/profile';
import { units } from '../../text/common/nouns';
import { counted } from '../../text/common/plural';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';

/** The read-only data of the account (`pages.md` P2). */
export function AccountFacts({ profile }: { profile: Profile }) {
  const { email, code_payer, enote_stevilo, zadnja_prijava } = profile;
  const { data: linked } = useManagers();
  const key = managerKey({ manager: profile.selected_manager, code_payer });
  const selected = linked?.find((each) => managerKey(each) === key);
  const [name, host] = email.split(/(?=@)/);
  const ofUnits = counted(enote_stevilo, units);
  const facts = {
    // An e-mail address does not fit in one line on a phone.
    [text.email]: (
      <>
        {name}
        <wbr />
        {host}
      </>
    ),
    [text.selectedManager]: selected?.full_title ?? '/',
    [text.codePayer]: code_payer,
    [text.units]: isGranted('your-units', useAccess()) ? (
      <Link to={pathOf('your-units')}>{ofUnits}</Link>
    ) : (
      ofUnits
    ),
    [text.lastLogin]: formatDate(zadnja_prijava, true),
  };
  return (
    <SectionCard title={text.account}>
      <Facts facts={facts} />
    </SectionCard>
  );
}
