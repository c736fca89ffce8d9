import type { DocumentRecord } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { recordsText as text } from '../../text/documents/documents';
import { Answer } from '../../ui/page/answer';
import { dayOf } from './records-day';

/** How many records and documents there are, and the day of the only or the last one; nothing without records. */
export function RecordsAnswer({ records }: { records: readonly DocumentRecord[] }) {
  const last = dayOf(records);
  if (last === undefined) return null;
  const count = records.reduce((sum, { st_dokumentov }) => sum + st_dokumentov, 0);
  return <Answer>{text.answer(records.length, count, formatDate(last))}</Answer>;
}
