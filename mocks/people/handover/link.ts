import type { components } from '../../../src/api/schema';
import { newToken, printOf } from '../../server/link-token';
import type { Db, RowOf } from '../../world/db';
import { demoMoment } from '../../world/demo-clock';
import { openLink } from './handover-answer';

type Reason = NonNullable<components['schemas']['HandoverRefusal']['razlog']>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Ends the open link of a handover. */
export function endLink(db: Db, row: RowOf<'handover'>, now: string): void {
  const link = openLink(db, row);
  if (!link) return;
  db.handoverLink.update({ where: { odtis: { equals: link.odtis } }, data: { umaknjen_ob: now } });
}

/** A new link for the taker, which ends the one before. @returns its token and its last moment */
export function newLink(db: Db, row: RowOf<'handover'>, now: string) {
  endLink(db, row, now);
  const token = newToken();
  const velja_do = demoMoment(Date.parse(now) + WEEK_MS);
  const { id_predaje } = row;
  const odtis = printOf(token);
  db.handoverLink.create({ odtis, id_predaje, velja_do, porabljen_ob: null, umaknjen_ob: null });
  return { token, velja_do };
}

/** The link of a token; `undefined` for an unknown one. */
export function linkOf(db: Db, token: string): RowOf<'handoverLink'> | undefined {
  return db.handoverLink.findFirst({ where: { odtis: { equals: printOf(token) } } }) ?? undefined;
}

/** Why a link cannot be used; `undefined` when it can. */
export function endOf(link: RowOf<'handoverLink'>, now: string): Reason | undefined {
  if (link.porabljen_ob !== null) return 'porabljeno';
  if (link.umaknjen_ob !== null) return 'umaknjeno';
  return Date.parse(link.velja_do) > Date.parse(now) ? undefined : 'poteklo';
}
