import type { OpenItemRow, RowOf } from '../../world/db';
import { bills } from './bills';

/** The open item of a bill. */
export function openItemOf({
  id_knjizbe: _line,
  osnova: _net,
  ddv: _vat,
  nacin_prejema: _delivery,
  id_razdelilnika: _specification,
  ...item
}: RowOf<'bill'>): OpenItemRow {
  return item;
}

/** The bills that are not paid in full: P4 for Ana, P15 for Rok; those of `breza` are invented. */
export const openItems: readonly OpenItemRow[] = bills
  .filter((bill) => bill.placano < bill.znesek)
  .map(openItemOf);
