import { type CSSProperties, type ReactNode, useRef } from 'react';
import { formatDate } from '../../domain/dates/date';
import { formatNumber } from '../../domain/money/number';
import type { OwnUnit } from '../../domain/units/own-units';
import { label as labelOf } from '../../domain/values/label';
import { unitKindLabels } from '../../text/building/building';
import { yourUnitsText } from '../../text/building/your-units';
import { unknownText } from '../../text/common/unknown';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { FoldedFacts } from '../../ui/page/folded-facts';
import { SectionCard } from '../../ui/page/section-card';
import { UnitActions, UnitChoice } from './unit-actions';

const label = yourUnitsText.columns;

const area = (value: number | null) => value !== null && `${formatNumber(value)}\u00A0m²`;
const count = (value: number | null) => value !== null && formatNumber(value, 0);

/** The known data of a unit; until its details have loaded, only those of the list of units. */
function factsOf(row: OwnUnit) {
  const known = row.solastniski_delez !== null;
  const facts = {
    [label.vloga]: row.vloga,
    [label.objekt_sifra]: row.objekt_sifra,
    [label.inventarna_stevilka]: row.inventarna_stevilka,
    [label.naslov]: row.naslov,
    [label.posta]: row.posta,
    [label.vrsta_enote]:
      row.vrsta_enote && labelOf(unitKindLabels, row.vrsta_enote, unknownText.other),
    [label.etaza]: row.etaza,
    [label.povrsina]: area(row.povrsina),
    [label.ogrevana_povrsina]: area(row.ogrevana_povrsina),
    [label.solastniski_delez]: row.solastniski_delez,
    [label.st_oseb]: count(row.st_oseb),
    [label.st_psov]: count(row.st_psov),
    [label.id_dela_stavbe]: row.id_dela_stavbe,
    [label.velja_od]: known && formatDate(row.velja_od),
    [label.velja_do]: known && formatDate(row.velja_do),
    [label.najemnik]: row.najemnik,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** What a card shows at once, as far as it is known; on a phone the first three of these and the tenant. */
const important: readonly string[] = [
  label.vloga,
  label.vrsta_enote,
  label.povrsina,
  label.st_oseb,
  label.solastniski_delez,
];
const SHOWN_ON_PHONE = 3;

/** As high with a word as with a button, so that the rows of the cards are at the same height. */
const choice: CSSProperties = {
  display: 'block',
  flex: 'none',
  minHeight: 44,
  marginBlockStart: 4,
  alignContent: 'center',
};

/** A unit with its data and its actions. */
export function UnitCard({ row }: { row: OwnUnit }) {
  const mark = useRef<HTMLSpanElement>(null);
  const isPhone = useMedia(PHONE);
  const facts: Readonly<Record<string, ReactNode>> = factsOf(row);
  const first = isPhone ? important.slice(0, SHOWN_ON_PHONE) : important;
  return (
    <li className="unit-card">
      <SectionCard
        inList
        title={row.naziv_enote}
        state={
          <span ref={mark} tabIndex={-1} className="focus-here" style={choice}>
            <UnitChoice row={row} place={mark} />
          </span>
        }
      >
        <FoldedFacts facts={facts} first={[...first, label.najemnik]} />
        <UnitActions row={row} mark={mark} />
      </SectionCard>
    </li>
  );
}
