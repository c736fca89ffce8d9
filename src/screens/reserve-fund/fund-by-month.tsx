import type { FundMonth } from '../../domain/api-types';
import { formatMoney } from '../../domain/money/number';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

/** The fund's balance as a line, and its income beside its expenses (`pages.md` P6). */
export default function FundByMonth({ months }: { months: readonly FundMonth[] }) {
  const balances = months.map(({ obdobje, stanje }) => ({
    obdobje,
    value: null,
    lastYear: stanje,
  }));
  const moves = months.map(({ obdobje, vplacano, poraba }) => ({
    obdobje,
    value: vplacano,
    // Points only for months with expenses: a line through zeros would show slopes that do not exist.
    lastYear: poraba === 0 ? null : poraba,
  }));
  return (
    <div className="halves fund-months">
      <BarChart
        caption={text.balanceByMonth}
        points={monthPoints(balances)}
        comparedName={text.balance}
        format={formatMoney}
      />
      <BarChart
        caption={text.movesByMonth}
        points={monthPoints(moves)}
        valueName={text.steps.vplacano}
        comparedName={text.steps.poraba}
        format={formatMoney}
      />
    </div>
  );
}
