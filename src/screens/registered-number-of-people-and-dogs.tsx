import { registeredQuery } from '../api/building-registered';
import type { RegisteredUnit } from '../domain/api-types';
import { label as labelOf } from '../domain/values/label';
import { ListPage } from '../parts/list-page/list-page';
import { unitKindLabels } from '../text/building/building';
import { registeredText as text } from '../text/building/registered-numbers';
import { dogs, persons } from '../text/common/nouns';
import { counted } from '../text/common/plural';
import { unknownText } from '../text/common/unknown';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { ChangeFormPdf } from './registered-number-of-people-and-dogs/change-form-pdf';
import { hasRecords, OwnPart } from './registered-number-of-people-and-dogs/own-part';
import './registered-number-of-people-and-dogs/registered.css';

const label = text.columns;

function noteOf({ moja, prazna }: RegisteredUnit): string | null {
  return [moja && text.yours, prazna && text.empty].filter(Boolean).join(', ') || null;
}

const isYours = ({ moja }: RegisteredUnit) => moja;

const columns: Column<RegisteredUnit>[] = [
  {
    key: 'oznaka_enote',
    label: label.oznaka_enote,
    kind: 'text',
    card: 'title',
    note: noteOf,
    cardCell: ({ oznaka_enote }) => oznaka_enote,
  },
  {
    key: 'vrsta_enote',
    label: label.vrsta_enote,
    kind: 'choice',
    words: unitKindLabels,
    card: 'sub',
    cardCell: (row) => noteOf(row) ?? labelOf(unitKindLabels, row.vrsta_enote, unknownText.other),
  },
  { key: 'velja_od', label: label.velja_od, kind: 'date', card: 'line' },
  {
    key: 'st_oseb',
    label: label.st_oseb,
    kind: 'count',
    total: 'sum',
    card: 'amount',
    cardCell: ({ st_oseb }) => counted(st_oseb, persons),
  },
  {
    key: 'st_psov',
    label: label.st_psov,
    kind: 'count',
    total: 'sum',
    card: 'under',
    cardCell: ({ st_psov }) => (st_psov > 0 ? counted(st_psov, dogs) : null),
  },
];

/**
 * §2 `/prijavljena-stevila-oseb-in-psov`, `pages.md` P20: the registered numbers of the user's units, and the building's
 * list to compare with. The list has no names and cannot be saved as a file.
 */
export default function RegisteredNumbersScreen() {
  return (
    <ListPage
      of="building"
      title={pageTitles['registered-number-of-people-and-dogs']}
      query={({ building }) => registeredQuery(building)}
      rows={({ enote }) => enote}
      rowKey={({ oznaka_enote }) => oznaka_enote}
      columns={columns}
      sort="oznaka_enote"
      isPinned={isYours}
      empty={text.none}
      outro={<ChangeFormPdf />}
      above={(numbers) => (
        <>
          <OwnPart numbers={numbers} />
          <div className="page__header">
            <h2 className={hasRecords(numbers) ? undefined : 'visually-hidden'}>{text.list}</h2>
            <p className="page__lead">
              {text.building(numbers.skupaj_enot, numbers.skupaj_oseb, numbers.skupaj_psov)}
            </p>
          </div>
        </>
      )}
    />
  );
}
