import type { ReserveFund } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isAreaTimesRate } from '../../domain/funds/fund-equation';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { billsText } from '../../text/bills/bills';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { Facts } from '../../ui/page/facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';

/** What the user pays into the fund, how the amount is computed, and what they have paid so far (`pages.md` P6). */
export function OwnPart({ fund }: { fund: ReserveFund }) {
  const label = text.ownFacts;
  const day = formatDate(fund.datum_stanja);
  const area = `${formatNumber(fund.povrsina_enote)}\u00A0m²`;
  const rate = formatMoney(fund.prispevek_na_m2);
  const monthly = formatMoney(fund.moj_prispevek);
  const facts = {
    [label.prispevek_na_m2]: `${rate}/m²`,
    [label.povrsina_enote]: area,
    [label.moj_prispevek]: (
      <>
        <Money value={fund.moj_prispevek} />
        {isAreaTimesRate(fund) ? (
          <span className="list__note">{billsText.formula(area, rate, monthly)}</span>
        ) : null}
      </>
    ),
    [label.moje_vplacano_leto]: <Money value={fund.moje_vplacano_leto} />,
    [label.moje_vplacano_skupaj]: <Money value={fund.moje_vplacano_skupaj} />,
    [label.moje_odprto]: (
      <>
        <Money value={fund.moje_odprto} />
        {day === '/' ? null : <span className="list__note">{text.onDay(day)}</span>}
      </>
    ),
  };
  return (
    <SectionCard wide title={text.own}>
      <Facts facts={facts} />
    </SectionCard>
  );
}
