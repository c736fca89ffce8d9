import type { EnergyMonth } from '../../../domain/api-types';
import { type Beside, besideBuilding, besideReference } from '../../../domain/energy/reference';
import { energyText } from '../../../text/bills/energy';
import { SectionCard } from '../../../ui/page/section-card';
import { decimal, percentOf, withUnit } from './format';

const text = energyText.beside;

const kwh = (value: bigint) => `${decimal(value, 0)}\u00A0kWh`;

/** How far the unit is from the other; nothing when the other is 0. */
function Difference({ beside, name }: { beside: Beside; name: string }) {
  const { difference } = beside;
  if (difference === undefined) return null;
  if (difference === 0n) return <p>{text.same(name)}.</p>;
  const say = difference > 0n ? text.more : text.less;
  return <p>{say(percentOf(difference), name)}.</p>;
}

/** Annex item 3f: the normed user, and beside it the average of the building under its own name. */
export function BesideCard({ items }: { items: EnergyMonth }) {
  const reference = besideReference(items);
  const average = besideBuilding(items);
  const norm = items.referencni_uporabnik;
  const own = reference?.own ?? average?.own;
  const isFew = items.povprecje_stavbe !== null && items.povprecje_stavbe.stevilo_enot < 3;
  const bars = [
    ...(own === undefined ? [] : [{ name: text.own, value: own }]),
    ...(reference ? [{ name: text.reference, value: reference.other }] : []),
    ...(average ? [{ name: text.average, value: average.other }] : []),
  ];
  const most = bars.reduce((largest, { value }) => (value > largest ? value : largest), 1n);
  return (
    <SectionCard title={text.title}>
      {own === undefined ? <p>{text.none}</p> : null}
      {reference ? <Difference beside={reference} name={text.referenceName} /> : null}
      {average ? <Difference beside={average} name={text.averageName} /> : null}
      <dl className="beside">
        {bars.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="beside__bar" aria-hidden>
                <span style={{ width: `${(100 * Number(value)) / Number(most)}%` }} />
              </span>
              {kwh(value)}
            </dd>
          </div>
        ))}
      </dl>
      {norm === null ? null : (
        <p className="section-card__note">
          {text.norm(withUnit(norm.kwh_na_m2_leto, 0, 'kWh', ''), norm.kategorija)}.{' '}
          {text.source(norm.vir, norm.leto)}
        </p>
      )}
      {isFew ? <p className="section-card__note">{text.few}</p> : null}
    </SectionCard>
  );
}
