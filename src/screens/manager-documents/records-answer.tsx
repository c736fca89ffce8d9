import type { DocumentRecord } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { recordsText as text } from '../../text/documents/documents';
import { Answer } from '../../ui/page/answer';

/** How many records and documents there are, and the day of the last record; nothing without records. */
export function RecordsAnswer({ records }: { records: readonly DocumentRecord[] }) {
  const last = records
    .map(({ datum }) => datum)
    .sort()
    .at(-1);
  if (last === undefined) return null;
  const count = records.reduce((sum, { st_dokumentov }) => sum + st_dokumentov, 0);
  return <Answer>{text.answer(records.length, count, formatDate(last))}</Answer>;
}
