/**
 * The rules of `x-rules` about the rows of a list: their order, `ascending(list.field)` or `descending(list.field)`, and
 * a running balance, `running(list.field) = debit - credit`, where each row is the row below it plus its own amounts.
 * They compare only neighbours, so they hold on each page of a list.
 */
import { NO_DATE, type Row, sideValue } from './rule-terms';

const ROW_RULE = /^(ascending|descending|running)\((\w+)\.(\w+)\)(?: = (.+))?$/;

const TIME = /^\d{4}-\d\d-\d\dT/;

/**
 * Whether the rows of an object obey a rule; rows with `null`, a missing field or no date are left out.
 * @returns `undefined` when the text is no rule about rows
 */
export function rowsObey(rule: string, object: Row): boolean | undefined {
  const [, kind, list = '', field = '', amounts] = ROW_RULE.exec(rule) ?? [];
  if (kind === undefined || (kind === 'running') !== (amounts !== undefined)) return undefined;
  const rows: unknown = object[list];
  if (!Array.isArray(rows)) return true;
  const pairs = rows.slice(1).map((below, index): readonly [Row, Row] => [rows[index], below]);
  return pairs.every(([row, below]) =>
    amounts === undefined
      ? inOrder(
          kind === 'ascending' ? row[field] : below[field],
          kind === 'ascending' ? below[field] : row[field],
        )
      : runsOn(row, below, field, amounts),
  );
}

function inOrder(low: unknown, high: unknown): boolean {
  if (typeof low === 'number' && typeof high === 'number') return low <= high;
  if (typeof low !== 'string' || typeof high !== 'string') return true;
  if (NO_DATE.test(low) || NO_DATE.test(high)) return true;
  // Times of day may have different offsets, such as before and after the change to winter time.
  return TIME.test(low) && TIME.test(high) ? Date.parse(low) <= Date.parse(high) : low <= high;
}

function runsOn(row: Row, below: Row, field: string, amounts: string): boolean {
  const now = sideValue(field, row);
  const before = sideValue(field, below);
  const change = sideValue(amounts, row);
  return (
    now === undefined || before === undefined || change === undefined || now === before + change
  );
}
