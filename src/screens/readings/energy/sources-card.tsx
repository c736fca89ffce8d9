import type { EnergyComparison, EnergyMonth } from '../../../domain/api-types';
import { emissionsState, isWholeMix, yearEmissions } from '../../../domain/energy/sources';
import { label } from '../../../domain/values/label';
import { energyText, sourceLabels } from '../../../text/bills/energy';
import { unknownText } from '../../../text/common/unknown';
import { Facts } from '../../../ui/page/facts';
import { SectionCard } from '../../../ui/page/section-card';
import { decimal, inKilograms, withUnit } from './format';

const text = energyText.sources;

interface SourcesCardProps {
  readonly items: EnergyMonth;
  readonly months: readonly EnergyComparison[];
}

/** Annex item 3b: the fuel mix, and the emissions that belong to it. */
export function SourcesCard({ items, months }: SourcesCardProps) {
  const state = emissionsState(items);
  const year = yearEmissions(months, items.obdobje);
  const { mesanica_energentov: mix, emisije_g_na_kwh: grams, emisije_kg: kilograms } = items;
  return (
    <SectionCard title={text.title}>
      {mix.length === 0 ? <p>{text.noMix}</p> : null}
      <Facts
        facts={mix.map(
          ({ energent, delez }) =>
            [
              label(sourceLabels, energent, unknownText.other),
              withUnit(delez, 2, '%', ''),
            ] as const,
        )}
      />
      {isWholeMix(mix) ? null : <p className="section-card__note">{text.notWhole}</p>}
      {state === 'known' ? (
        <Facts
          facts={{
            ...(grams === null ? {} : { [text.perKwh]: inKilograms(grams) }),
            ...(kilograms === null ? {} : { [text.month]: withUnit(kilograms, 1, 'kg', '') }),
            ...(year ? { [text.year(year.months)]: `${decimal(year.kilograms, 1)}\u00A0kg` } : {}),
          }}
        />
      ) : (
        <p>{state === 'not-required' ? text.notRequired : text.missing}</p>
      )}
      {items.toplotna_moc_sistema_mw === null ? null : (
        <Facts facts={{ [text.power]: withUnit(items.toplotna_moc_sistema_mw, 2, 'MW', '') }} />
      )}
    </SectionCard>
  );
}
