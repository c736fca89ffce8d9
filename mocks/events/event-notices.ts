import { paragraphs } from '../files/paragraphs';
import type { Db, RowOf } from '../world/db';
import type { DemoClock } from '../world/demo-clock';
import { concernedBy } from './event-people';

type Event = RowOf<'buildingEvent'>;
/** What a notification says and where it leads. */
type Notice = Pick<RowOf<'notification'>, 'naslov' | 'vsebina' | 'vrsta' | 'pomembno' | 'stran'>;

/** An ordinary notice is sent at most once in this time. */
export const QUIET_MS = 3_600_000;

/** Sends a payer a notification. */
export function notify(db: Db, payer: string, notice: Notice, datum: string): void {
  const largest = db.notification
    .getAll()
    .reduce((most, { id_obvestila }) => Math.max(most, id_obvestila), 0);
  db.notification.create({
    ...notice,
    id_obvestila: largest + 1,
    payer,
    datum,
    datum_branja: null,
    id_vlozisca: null,
    priloge: [],
  });
}

/**
 * Notifications of events to the payers whom they concern. Important and urgent ones go out at once; of ordinary ones a
 * payer gets one in an hour, and those in between are joined in the next one.
 */
export function createEventNotices(db: Db, clock: DemoClock) {
  /** By payer, when the last ordinary notice went out, and what waits since. */
  const ordinary = new Map<string, { last: number; waiting: { event: Event; text: string }[] }>();

  const sendWaiting = (payer: string, now: number) => {
    const held = ordinary.get(payer);
    const [first, ...others] = held?.waiting ?? [];
    if (!held || !first || now - held.last < QUIET_MS) return;
    ordinary.set(payer, { last: now, waiting: [] });
    const all = [first, ...others];
    const lines = all.map(({ event, text }) => `${event.naziv}: ${text}`);
    notify(db, payer, noticeOf(first.event, lines.join('\n\n'), all.length), clock.at(now));
  };

  return {
    /** Tells the payers whom an event concerns what is new about it. */
    tell(event: Event, text: string): void {
      const now = clock.elapsed();
      for (const { key } of concernedBy(db, event)) {
        if (event.nujnost !== 'obicajno') {
          notify(db, key, noticeOf(event, text, 1), clock.at(now));
          continue;
        }
        const held = ordinary.get(key) ?? { last: Number.NEGATIVE_INFINITY, waiting: [] };
        held.waiting.push({ event, text });
        ordinary.set(key, held);
        sendWaiting(key, now);
      }
    },

    /** Sends the ordinary notices whose hour is over. */
    advance(): void {
      for (const payer of ordinary.keys()) sendWaiting(payer, clock.elapsed());
    },
  };
}

function noticeOf({ id_dogodka, naziv, nujnost }: Event, text: string, events: number): Notice {
  const isUrgent = nujnost === 'nujno';
  const title = isUrgent ? `Nujno: ${naziv}` : `Novo o dogajanju: ${naziv}`;
  return {
    naslov: events > 1 ? 'Novo o dogajanju v stavbi' : title,
    vsebina: paragraphs(text),
    vrsta: 'dela',
    pomembno: isUrgent,
    stran: events > 1 ? '/dogajanje' : `/dogajanje#dogodek-${id_dogodka}`,
  };
}
