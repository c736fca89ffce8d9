import { registeredQuery } from '../api/building';
import type { RegisteredUnit } from '../domain/api-types';
import { ListPage } from '../parts/list-page/list-page';
import { unitKindLabels } from '../text/building/building';
import { registeredText as text } from '../text/building/registered-numbers';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { OwnPart } from './registered-number-of-people-and-dogs/own-part';
import './registered-number-of-people-and-dogs/registered.css';

const label = text.columns;

const columns: Column<RegisteredUnit>[] = [
  {
    key: 'oznaka_enote',
    label: label.oznaka_enote,
    kind: 'text',
    card: 'title',
    note: ({ moja, prazna }) =>
      [moja && text.yours, prazna && text.empty].filter(Boolean).join(', ') || null,
  },
  { key: 'vrsta_enote', label: label.vrsta_enote, kind: 'choice', words: unitKindLabels },
  { key: 'st_oseb', label: label.st_oseb, kind: 'count', total: 'sum' },
  { key: 'st_psov', label: label.st_psov, kind: 'count', total: 'sum' },
  { key: 'velja_od', label: label.velja_od, kind: 'date' },
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
      empty={text.none}
      above={(numbers) => <OwnPart numbers={numbers} />}
    />
  );
}
