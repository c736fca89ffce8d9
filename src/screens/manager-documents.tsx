import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { managerDocumentsQuery } from '../api/documents';
import type { DocumentRecord } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { label as labelOf } from '../domain/values/label';
import { saysAll } from '../domain/values/says-all';
import { ListPage } from '../parts/list-page/list-page';
import { documents } from '../text/common/nouns';
import { countedWhole } from '../text/common/plural';
import { unknownText } from '../text/common/unknown';
import { recordTypes, recordsText as text } from '../text/documents/documents';
import { pageTitles } from '../text/shell/pages';
import { NewMark } from '../ui/page/new-mark';
import { WholeValues } from '../ui/page/whole-values';
import type { Column } from '../ui/table/column';
import { byWords, byYear } from '../ui/table/filter';
import { DocumentsTree } from './manager-documents/documents-tree';
import { RecordLink, recordPath } from './manager-documents/record-link';
import { RecordsAnswer } from './manager-documents/records-answer';
import { SaveOnlyFile } from './manager-documents/save-only-file';

const label = text.columns;

/** A number or date of a row, with room before the next one: without it they read as one. */
function Apart({ children }: { children: string }) {
  return (
    <span className="list__whole" style={apart}>
      {children}
    </span>
  );
}
const apart: CSSProperties = { paddingInlineEnd: 4 };

const before: CSSProperties = { marginInlineEnd: 10 };

const columns: Column<DocumentRecord>[] = [
  {
    key: 'naziv',
    label: label.naziv,
    kind: 'text',
    card: 'title',
    cell: (record) => <RecordLink {...record} />,
    cardCell: ({ naziv }) => <WholeValues>{naziv}</WholeValues>,
  },
  {
    key: 'vrsta',
    label: label.vrsta,
    kind: 'choice',
    words: recordTypes,
    card: 'sub',
    cardCell: ({ naziv, vrsta }) => {
      const word = labelOf(recordTypes, vrsta, unknownText.other);
      return saysAll(naziv, word) ? null : word;
    },
  },
  {
    key: 'st_zadeve',
    label: label.st_zadeve,
    kind: 'text',
    cell: ({ st_zadeve }) => st_zadeve && <Apart>{st_zadeve}</Apart>,
    cardCell: ({ st_zadeve }) => st_zadeve,
  },
  {
    key: 'datum',
    label: label.datum,
    kind: 'date',
    cell: ({ datum }) => <Apart>{formatDate(datum)}</Apart>,
    cardCell: ({ datum, st_dokumentov, novo }) => (
      <>
        {novo ? (
          <span style={before}>
            <NewMark label={text.isNew} />
          </span>
        ) : null}
        {`${formatDate(datum)} · ${countedWhole(st_dokumentov, documents)}`}
      </>
    ),
  },
  { key: 'datum_objave', label: label.datum_objave, kind: 'date', only: 'file' },
  {
    key: 'velja_do',
    label: label.velja_do,
    kind: 'date',
    only: 'if-any',
    cell: ({ velja_do }) => velja_do && <Apart>{formatDate(velja_do)}</Apart>,
  },
  { key: 'st_dokumentov', label: label.st_dokumentov, kind: 'count', forms: documents },
];

const byKindAndYear = {
  kind: byWords<DocumentRecord, 'vrsta'>('vrsta', {
    param: 'vrsta',
    label: text.type,
    words: recordTypes,
  }),
  year: byYear<DocumentRecord>('datum'),
};
const filters = [byKindAndYear.kind, byKindAndYear.year];

const keyOf = ({ id_vlozisca }: DocumentRecord) => String(id_vlozisca);

/** §2 `/dokumenti-upravnika`, `pages.md` P8: what the manager has published for the building. */
export default function ManagerDocumentsScreen() {
  return (
    <ListPage
      title={pageTitles['manager-documents']}
      file="dokumenti_upravnika"
      of="building"
      query={({ building }) => managerDocumentsQuery(building)}
      rows={({ vlozisca }) => vlozisca}
      rowKey={keyOf}
      columns={columns}
      filters={filters}
      sort="-datum"
      above={({ vlozisca }) => <RecordsAnswer records={vlozisca} />}
      below={({ vlozisca }) => <DocumentsTree records={vlozisca} filters={byKindAndYear} />}
      empty={text.empty}
      rowLink={(record, link) => (
        <Link to={recordPath(record)} state={{ fromList: true }} {...link} />
      )}
      rowActions={(record) => <SaveOnlyFile record={record} />}
    />
  );
}
