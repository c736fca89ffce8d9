import type { EnergyComparison, EnergyMonth } from '../../../domain/api-types';
import { compareWater, measureOf } from '../../../domain/energy/weather';
import { formatNumber } from '../../../domain/money/number';
import { energyText } from '../../../text/bills/energy';
import { BarChart } from '../../../ui/charts/bar-chart';
import { Facts } from '../../../ui/page/facts';
import { SectionCard } from '../../../ui/page/section-card';
import { energyChart } from './chart-points';
import { celsius, percentOf, withUnit } from './format';

const text = energyText.compare;

interface CompareCardProps {
  readonly months: readonly EnergyComparison[];
  readonly month: EnergyComparison;
  readonly items: EnergyMonth;
}

/** Degree-days with one decimal. */
const degrees = (value: number | null) => withUnit(value, 1, 'K dni', text.unknown);

/** Hot water of both years with its change, which no weather corrects. */
function waterOf(month: EnergyComparison): string {
  const cubic = (value: number | null) => withUnit(value, 3, 'm³', text.unknown);
  const [now, before] = [cubic(month.topla_voda_m3), cubic(month.topla_voda_m3_lani)];
  const change = compareWater(month);
  if (change === undefined) return text.waterOf(now, before);
  const sign = change === 0n ? '' : change > 0n ? '+' : '\u2212';
  return text.waterChange(now, before, `${sign}${percentOf(change)}`);
}

/** Annex item 3c: the same months of last year, corrected for the weather, as a chart and a table of the same numbers. */
export function CompareCard({ months, month, items }: CompareCardProps) {
  const measure = measureOf(month);
  const { points, raw } = energyChart(
    months.filter((each) => measureOf(each) === measure),
    month.obdobje,
  );
  const source = items.vir_primanjkljaja;
  return (
    <SectionCard title={text.title}>
      <BarChart
        caption={text[measure]}
        points={points}
        valueName={text[measure]}
        comparedName={raw.length > 0 ? text.beforeRaw : text.before}
        format={formatNumber}
      />
      <p className="section-card__note">{text.note}</p>
      {raw.length > 0 ? (
        <p className="section-card__note">{text.rawMonths(raw.join(', '))}</p>
      ) : null}
      <Facts
        facts={{
          [text.degrees]: text.degreesOf(
            degrees(month.temperaturni_primanjkljaj),
            degrees(month.temperaturni_primanjkljaj_lani),
          ),
          [text.base]: celsius(items.osnovna_temperatura, text.unknown),
          [text.source]: source ?? text.unknown,
          [text.water]: waterOf(month),
        }}
      />
    </SectionCard>
  );
}
