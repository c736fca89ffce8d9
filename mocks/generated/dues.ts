import { keepReply, replyOf } from '../billing/due-list';
import type { Db, PayerRow } from '../world/db';

const ANSWERED = '2026-11-20T18:05:00+01:00';

/**
 * How the managers of a person answer (pages.md P34): of three, the first answers, the second did until yesterday, and the third
 * never has. Of the open items of the first, one payment is announced, and one that was announced is not found.
 *
 * @param payers payer codes at different managers; their open items must be in the world already
 */
export function fillDues(db: Db, payers: readonly PayerRow[]): void {
  const [first, second, third] = payers;
  for (const payer of [first, second, third]) {
    if (!payer) continue;
    const ne_odgovarja = payer !== first;
    const placila_evidentirana_do = payer === third ? null : '2026-11-19';
    db.dueSource.create({ manager: payer.manager, ne_odgovarja, placila_evidentirana_do });
  }
  if (second) keepReply(db, replyOf(db, second, ANSWERED));
  if (!first) return;
  const unpaid = db.openItem
    .findMany({ where: { payer: { equals: first.key } } })
    .filter(({ placano, direktna_obremenitev }) => placano === 0 && !direktna_obremenitev);
  for (const [index, { key }] of unpaid.slice(0, 2).entries()) {
    const najavljeno_ob = `2026-11-1${6 + index}T08:20:00+01:00`;
    db.paymentAnnouncement.create({ key, najavljeno_ob, zavrnjeno: index === 1 });
  }
}
