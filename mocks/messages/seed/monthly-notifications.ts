import { paragraphs } from '../../files/paragraphs';
import type { RowOf } from '../../world/db';

/**
 * Unread notifications of new bills, one per month back from 10/2026: enough to test the plural forms of the counter
 * and the 99+ badge (pages.md 3).
 * @param firstId ids count down from here plus `count`
 * @param issued days by period (`09/2026`) of the bills that were issued after the 11th of the next month
 */
export function monthlyNotifications(
  firstId: number,
  count: number,
  issued: Readonly<Record<string, string>>,
): readonly Omit<RowOf<'notification'>, 'payer'>[] {
  return Array.from({ length: count }, (_, back) => {
    const billed = new Date(Date.UTC(2026, 9 - back, 1)).toISOString();
    const period = `${billed.slice(5, 7)}/${billed.slice(0, 4)}`;
    const day =
      issued[period] ?? new Date(Date.UTC(2026, 10 - back, 11)).toISOString().slice(0, 10);
    return {
      id_obvestila: firstId + count - back,
      naslov: `Nov obračun za obdobje ${period}`,
      vsebina: paragraphs(`Izdali smo redni obračun za obdobje ${period}.`),
      vrsta: 'obracun',
      datum: `${day}T07:00:00Z`,
      datum_branja: null,
      pomembno: false,
      stran: '/redni-obracun',
      id_vlozisca: null,
      priloge: [],
    };
  });
}
