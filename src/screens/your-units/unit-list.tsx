import type { OwnUnit } from '../../domain/units/own-units';
import { unitKey } from '../../domain/units/unit';
import { useSelectedUnit, useUser } from '../../machines/portal-context';
import { useAddress } from '../../parts/address/use-address';
import { ListView } from '../../parts/list-page/list-view';
import { unitKindLabels } from '../../text/building/building';
import { yourUnitsText as text } from '../../text/building/your-units';
import { pageTitles } from '../../text/shell/pages';
import type { Column } from '../../ui/table/column';
import { UnitActions } from './unit-actions';

/** From this number of units the list has a search (`pages.md` P18). */
const SEARCHED_FROM = 6;

const label = text.columns;

const columns: Column<OwnUnit>[] = [
  {
    key: 'naziv_enote',
    label: label.naziv_enote,
    kind: 'text',
    card: 'title',
    note: ({ naslov, posta }) => [naslov, posta].filter(Boolean).join(', '),
  },
  { key: 'vloga', label: label.vloga, kind: 'text', card: 'sub' },
  { key: 'objekt_sifra', label: label.objekt_sifra, kind: 'text', only: 'file' },
  { key: 'inventarna_stevilka', label: label.inventarna_stevilka, kind: 'text' },
  { key: 'naslov', label: label.naslov, kind: 'text', only: 'file' },
  { key: 'posta', label: label.posta, kind: 'text', only: 'file' },
  { key: 'vrsta_enote', label: label.vrsta_enote, kind: 'choice', words: unitKindLabels },
  { key: 'etaza', label: label.etaza, kind: 'text' },
  { key: 'povrsina', label: label.povrsina, kind: 'number', unit: 'm²' },
  {
    key: 'ogrevana_povrsina',
    label: label.ogrevana_povrsina,
    kind: 'number',
    unit: 'm²',
    only: 'file',
  },
  { key: 'solastniski_delez', label: label.solastniski_delez, kind: 'text', only: 'file' },
  { key: 'st_oseb', label: label.st_oseb, kind: 'count' },
  { key: 'st_psov', label: label.st_psov, kind: 'count' },
  { key: 'id_dela_stavbe', label: label.id_dela_stavbe, kind: 'text', only: 'file' },
  { key: 'velja_od', label: label.velja_od, kind: 'date', card: 'line' },
  { key: 'velja_do', label: label.velja_do, kind: 'date', card: 'line' },
  { key: 'najemnik', label: label.najemnik, kind: 'text', only: 'if-any' },
];

/** The units as a table, when there are too many for cards; with a search when there are many. */
export function UnitList({ rows }: { rows: readonly OwnUnit[] }) {
  const at = useAddress();
  const payer = useUser()?.code_payer;
  const selected = useSelectedUnit();
  const isSelected = ({ unit }: OwnUnit) =>
    selected !== undefined && unitKey(unit) === unitKey(selected);
  return (
    <ListView
      title={pageTitles['your-units']}
      file="vase_enote"
      rows={rows}
      rowKey={({ unit }) => unitKey(unit)}
      columns={columns}
      sort="naziv_enote"
      {...(rows.length < SEARCHED_FROM && { withoutSearch: true })}
      toolsFrom={SEARCHED_FROM}
      isPinned={isSelected}
      rowActions={(row) => <UnitActions row={row} />}
      at={at}
      owner={{
        allUnits: true,
        of: `${text.payerCode}: ${payer ?? '/'}`,
        fileParts: [payer],
      }}
    />
  );
}
