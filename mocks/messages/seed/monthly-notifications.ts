import { paragraphs } from '../../files/paragraphs';
import type { RowOf } from '../../world/db';

/**
 * Unread notifications of new bills, one per month back from 10/2026: enough to test the plural forms of the counter
 * and the 99+ badge (pages.md 3).
 * @param firstId ids count down from here plus `count`
 */
export function monthlyNotifications(
  firstId: number,
  count: number,
): readonly Omit<RowOf<'notification'>, 'payer'>[] {
  return Array.from({ length: count }, (_, back) => {
    const issued = new Date(Date.UTC(2026, 10 - back, 11, 7)).toISOString();
    const billed = new Date(Date.UTC(2026, 9 - back, 1)).toISOString();
    const period = `${billed.slice(5, 7)}/${billed.slice(0, 4)}`;
    return {
      id_obvestila: firstId + count - back,
      naslov: `Nov obračun za obdobje ${period}`,
      vsebina: paragraphs(`Izdali smo redni obračun za obdobje ${period}.`),
      vrsta: 'obracun',
      datum: issued.replace('.000', ''),
      datum_branja: null,
      pomembno: false,
      stran: '/redni-obracun',
      id_vlozisca: null,
      priloge: [],
    };
  });
}
