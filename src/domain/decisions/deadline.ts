import { formatDate } from '../dates/date';

const DAY_LENGTH = '2026-11-30'.length;
const END_OF_DAY = ', 23:59';

/**
 * Until when one can vote, as the page shows it: with the hour when the last day does not count whole, so that no one
 * comes in the evening to a vote that ends at noon.
 *
 * @param end - `konec` of a decision
 */
export function deadlineOf(end: string): string {
  const moment = formatDate(end, true);
  return end.length === DAY_LENGTH || moment.endsWith(END_OF_DAY) ? formatDate(end) : moment;
}
