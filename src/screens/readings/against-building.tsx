import { againstBuilding, type HeatExplained } from '../../domain/heat/heat-share';
import { formatNumber } from '../../domain/money/number';
import { readingsText as text } from '../../text/bills/readings';
import { SectionCard } from '../../ui/page/section-card';

/** This unit and the building's average per square metre as two bars; no other flat is shown (`pages.md` C9, 15). */
export function AgainstBuilding({ explained }: { explained: HeatExplained }) {
  const difference = againstBuilding(explained);
  const { perArea = 0, perAreaOfBuilding = 0, counted } = explained;
  if (difference === undefined || counted === undefined) return null;
  const most = Math.max(perArea, perAreaOfBuilding);
  const bars = [
    { name: text.yours, value: perArea },
    { name: text.average, value: perAreaOfBuilding },
  ];
  const sentence = difference > 0 ? text.above(difference) : text.below(-difference);
  return (
    <SectionCard title={text.building}>
      <p>{difference === 0 ? text.equal : sentence}</p>
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
