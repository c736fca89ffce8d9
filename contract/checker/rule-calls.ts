/** The calls of a rule: about days, months and years. */
import type { Call } from './rule-tree';
import { PARTS, type Value } from './rule-value';
import { slovenianDay } from './slovenian-day';

const DAY_MS = 86_400_000;
const TIME = /^\d{4}-\d\d-\d\dT/;

/** What a call gives for its terms; `null` for a `null`, `undefined` when it cannot be known. */
export function called(name: Call, [one, other]: readonly Value[]): Value {
  if (one === null || other === null) return null;
  if (typeof one !== 'string') return undefined;
  switch (name) {
    case 'day':
      return TIME.test(one) ? slovenianDay(Date.parse(one)) : one;
    case 'month':
      return one.slice(0, 7);
    case 'year':
      return Number(one.slice(0, 4)) * PARTS;
    case 'months':
      return typeof other === 'number' ? monthsAfter(one, other / PARTS) : undefined;
    case 'days':
      if (typeof other !== 'string') return undefined;
      return Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS) * PARTS;
  }
}

/** The same day of a later month, at most the month's end: three months after 30.11. is 28.02. A month gives a month. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const end = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = Date.UTC(year, month - 1 + months, Math.min(day, end));
  return new Date(later).toISOString().slice(0, Math.min(date.length, 10));
}
