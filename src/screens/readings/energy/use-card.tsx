import type { EnergyMonth } from '../../../domain/api-types';
import { pricePerKwh } from '../../../domain/energy/reference';
import { formatMoney } from '../../../domain/money/number';
import { energyText } from '../../../text/bills/energy';
import { Facts } from '../../../ui/page/facts';
import { SectionCard } from '../../../ui/page/section-card';
import { decimal, withUnit } from './format';

const text = energyText.use;

const money = (value: number | null) => (value === null ? text.unknown : formatMoney(value));

/** Annex items 1 and 3a: actual consumption and actual prices, and the expected cost of the year. */
export function UseCard({ items }: { items: EnergyMonth }) {
  const isEstimate = items.nacin_dolocitve === 'porazdeljeno';
  const price = pricePerKwh(items);
  const variable = items.cena_variabilni_na_mwh;
  const own = withUnit(items.toplota_enote_kwh, 0, 'kWh', text.unknown);
  return (
    <SectionCard title={text.title}>
      <Facts
        facts={{
          [text.own]:
            isEstimate && items.toplota_enote_kwh !== null ? `${own}, ${energyText.estimate}` : own,
          [text.building]: withUnit(items.toplota_stavbe_kwh, 0, 'kWh', text.unknown),
          ...(items.obracunske_enote === null
            ? {}
            : { [text.units]: withUnit(items.obracunske_enote, 2, 'enote', '') }),
          [text.water]:
            items.topla_voda_m3 === null
              ? text.unknown
              : text.waterOf(
                  withUnit(items.topla_voda_m3, 3, 'm³', ''),
                  withUnit(items.topla_voda_kwh, 0, 'kWh', text.unknown),
                ),
          [text.price]: price === undefined ? text.unknown : text.perKwh(decimal(price, 4)),
          [text.variable]: variable === null ? text.unknown : text.perMwh(formatMoney(variable)),
          [text.fixed]: money(items.cena_fiksni),
          [text.year]: money(items.pricakovani_letni_strosek),
        }}
      />
      {isEstimate ? <p className="section-card__note">{energyText.estimateNote}</p> : null}
    </SectionCard>
  );
}
