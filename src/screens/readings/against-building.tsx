import { againstBuilding, type HeatExplained } from '../../domain/heat/heat-share';
import { formatNumber } from '../../domain/money/number';
import { readingsText as text } from '../../text/bills/readings';
import { SectionCard } from '../../ui/page/section-card';

/** How much more or less this unit used than the building, per square metre; empty when that is unknown (`pages.md` C9). */
export function againstBuildingText(explained: HeatExplained): string {
  const difference = againstBuilding(explained);
  if (difference === undefined || explained.counted === undefined) return '';
  if (difference === 0) return text.equal;
  return difference > 0 ? text.above(difference) : text.below(-difference);
}

/** This unit and the building's average per square metre as two bars; no other flat is shown (`pages.md` C9, 15). */
export function AgainstBuilding({ explained }: { explained: HeatExplained }) {
  const { perArea = 0, perAreaOfBuilding = 0, counted } = explained;
  if (againstBuilding(explained) === undefined || counted === undefined) return null;
  const most = Math.max(perArea, perAreaOfBuilding);
  const bars = [
    { name: text.yours, value: perArea },
    { name: text.average, value: perAreaOfBuilding },
  ];
  return (
    <SectionCard title={text.building}>
      <dl className="beside">
        {bars.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="beside__bar" aria-hidden>
                <span style={{ width: `${(100 * value) / most}%` }} />
              </span>
              {text.perArea(formatNumber(value))}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
