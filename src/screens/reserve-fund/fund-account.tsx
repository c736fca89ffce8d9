import type { ReserveFund } from '../../domain/api-types';
import { formatIban } from '../../domain/payment/iban';
import { label as labelOf } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { accountKinds, reserveFundText as text } from '../../text/funds/reserve-fund';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';

const NO_VALUE = '/';

/** The account that holds the money, and who approves payments from it (`pages.md` P6, C9 2 and 3). */
export function FundAccount({ fund }: { fund: ReserveFund }) {
  const { iban, banka, vrsta_racuna, podpisnik_izplacil } = fund;
  const label = text.accountFacts;
  const facts = {
    [label.iban]: iban === null ? NO_VALUE : formatIban(iban),
    [label.banka]: banka,
    [label.vrsta_racuna]: labelOf(accountKinds, vrsta_racuna, unknownText.other),
    [label.podpisnik_izplacil]: podpisnik_izplacil ?? NO_VALUE,
  };
  return (
    <SectionCard title={text.account}>
      <Facts facts={facts} />
    </SectionCard>
  );
}
