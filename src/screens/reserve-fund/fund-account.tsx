import type { ReserveFund } from '../../domain/api-types';
import { formatIban } from '../../domain/iban';
import { label as labelOf } from '../../domain/label';
import { accountKinds, reserveFundText as text } from '../../text/reserve-fund';
import { unknownText } from '../../text/unknown';
import { Facts } from '../../ui/facts';
import { SectionCard } from '../../ui/section-card';

const NONE = '/';

/** Where the money lies, and who lets it go (`domain.md` P6, C9 2 and 3). */
export function FundAccount({ fund }: { fund: ReserveFund }) {
  const { iban, banka, vrsta_racuna, podpisnik_izplacil } = fund;
  const label = text.accountFacts;
  const facts = {
    [label.iban]: iban === null ? NONE : formatIban(iban),
    [label.banka]: banka,
    [label.vrsta_racuna]: labelOf(accountKinds, vrsta_racuna, unknownText.other),
    [label.podpisnik_izplacil]: podpisnik_izplacil ?? NONE,
  };
  return (
    <SectionCard title={text.account}>
      <Facts facts={facts} />
    </SectionCard>
  );
}
