import type { Db } from '../../world/db';
import { payerKey } from '../../world/db';
import { keepReply, replyOf } from '../due-list';

/** Breza stopped answering on the evening before the demo's day, so that its amounts are older than the others. */
const BREZA_ANSWERED = '2026-11-20T18:05:00+01:00';

/** Ana has paid by bank twice; Breza did not find one of the payments. */
const announcements = [
  {
    key: `${payerKey('zelenigaj', '104217')}/26100315`,
    najavljeno_ob: '2026-11-20T19:10:00+01:00',
    zavrnjeno: false,
  },
  {
    key: `${payerKey('breza', '5530')}/26100088`,
    najavljeno_ob: '2026-11-16T08:20:00+01:00',
    zavrnjeno: true,
  },
] as const;

/** The managers of the demo as sources of dues; the open items must be in the world already. */
export function seedDues(db: Db): void {
  db.dueSource.create({
    manager: 'zelenigaj',
    ne_odgovarja: false,
    placila_evidentirana_do: '2026-11-19',
  });
  db.dueSource.create({
    manager: 'breza',
    ne_odgovarja: true,
    placila_evidentirana_do: '2026-11-18',
  });
  for (const row of announcements) db.paymentAnnouncement.create(row);
  const where = { key: { equals: payerKey('breza', '5530') } };
  keepReply(db, replyOf(db, db.payer.findFirst({ where, strict: true }), BREZA_ANSWERED));
}
