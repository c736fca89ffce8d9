import type {
  RegisteredChange,
  RegisteredHistory,
  RegisteredNumbers,
} from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
import { shownFileName } from '../../domain/files/file-name';
import { registeredText as text } from '../../text/building/registered-numbers';
import { dogs as dogForms, persons as personForms } from '../../text/common/nouns';
import { counted } from '../../text/common/plural';
import { unknownText } from '../../text/common/unknown';
import type { Column } from '../../ui/table/column';
import { SubList } from '../../ui/table/sub-list';
import { Course, reportTones } from './course';

type Named<Row> = Row & { readonly enota: string };

const label = text.columns;

const unit = { key: 'enota', label: label.oznaka_enote, kind: 'text', card: 'title' } as const;
const persons = {
  key: 'st_oseb',
  label: label.st_oseb,
  kind: 'count',
  card: 'amount',
  cardCell: ({ st_oseb }: { readonly st_oseb: number }) => counted(st_oseb, personForms),
} as const;
const dogs = {
  key: 'st_psov',
  label: label.st_psov,
  kind: 'count',
  card: 'under',
  cardCell: ({ st_psov }: { readonly st_psov: number }) => counted(st_psov, dogForms),
} as const;
const from = { key: 'velja_od', label: label.velja_od, kind: 'date' } as const;

const changeColumns: Column<Named<RegisteredChange>>[] = [
  unit,
  { key: 'oddano', label: label.oddano, kind: 'date' },
  persons,
  dogs,
  from,
  { key: 'opomba', label: label.opomba, kind: 'text', only: 'if-any' },
  { key: 'priloga', label: label.priloga, kind: 'text', only: 'if-any' },
  {
    key: 'status',
    label: label.status,
    kind: 'status',
    words: text.states,
    other: unknownText.state,
    tones: reportTones,
  },
];

const historyColumns: Column<Named<RegisteredHistory>>[] = [
  { ...unit, card: 'sub' },
  { ...from, card: 'title', cardCell: ({ velja_od }) => text.from(formatDate(velja_od)) },
  {
    key: 'velja_do',
    label: label.velja_do,
    kind: 'date',
    cardCell: ({ velja_od, velja_do }) => {
      const end = formatDate(velja_do);
      if (end !== '/') return text.until(end);
      return velja_od <= today() ? text.valid : null;
    },
  },
  { key: 'vir', label: label.vir, kind: 'choice', words: text.sources },
  persons,
  dogs,
];

/** The rows of a single unit do not repeat it; on a phone their details name it. */
const historyOfOne = historyColumns.map((column) =>
  column.key === unit.key ? { ...column, card: 'line' as const, table: 'none' as const } : column,
);

interface OwnRecordsProps {
  readonly numbers: RegisteredNumbers;
  /** Returns the name of a unit by its key. */
  readonly nameOf: (key: string) => string;
}

/** The user's reports and the earlier registrations of the user's own units (`pages.md` P20). */
export function OwnRecords({ numbers, nameOf }: OwnRecordsProps) {
  const { spremembe, zgodovina } = numbers;
  const named = <Row extends { readonly inventarna_stevilka: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, enota: nameOf(row.inventarna_stevilka) }));
  const isOfOne = new Set(zgodovina.map(({ inventarna_stevilka }) => inventarna_stevilka)).size < 2;
  const changes = spremembe.map(({ priloga, ...change }) => ({
    ...change,
    priloga: priloga && shownFileName(priloga),
  }));
  return (
    <>
      {spremembe.length > 0 ? (
        <section className="page__section">
          <h2>{text.changes}</h2>
          <SubList
            title={text.changes}
            rows={named(changes)}
            rowKey={({ id_spremembe }) => String(id_spremembe)}
            columns={changeColumns}
            sort="-oddano"
          />
          <Course numbers={numbers} nameOf={nameOf} />
        </section>
      ) : null}
      {zgodovina.length > 0 ? (
        <section className="page__section">
          <h2>{text.history}</h2>
          <SubList
            title={text.history}
            rows={named(zgodovina)}
            rowKey={({ inventarna_stevilka, velja_od }) => `${inventarna_stevilka} ${velja_od}`}
            columns={isOfOne ? historyOfOne : historyColumns}
            sort="-velja_od"
          />
        </section>
      ) : null}
    </>
  );
}
