import { createHash } from 'node:crypto';
import type { VoteReceipt, VoteRequest } from '../../src/api/schema';
import type { Db, PayerRow, RowOf } from '../world/db';
import { DEMO_NOW, DEMO_TODAY } from '../world/demo-today';
import { proposalsOf } from './decision-answer';
import { ownKey, ownPart } from './own-part';
import { receiptNumber, receiptOf } from './receipt';
import { endOfDay, threeMonthsAfter } from './three-months';

type Row = RowOf<'decision'>;

/** A request by which a repeated one is known. */
export interface CastRequest {
  /** `Idempotency-Key`. */
  readonly key: string;
  readonly body: VoteRequest;
}

const answerKey = ({ key: payer }: PayerRow, { key }: CastRequest) => `${payer}/${key}`;

function fingerprint(row: Row, { body }: CastRequest): string {
  const text = JSON.stringify([row.id_odlocitve, body]);
  return createHash('sha256').update(text).digest('hex');
}

/** The receipt that a request with the same key has got; `another` when that request was a different one. */
export function earlierAnswer(
  db: Db,
  row: Row,
  payer: PayerRow,
  request: CastRequest,
): VoteReceipt | 'another' | undefined {
  const given = db.castAnswer.findFirst({ where: { key: { equals: answerKey(payer, request) } } });
  if (!given) return undefined;
  return given.zahteva === fingerprint(row, request) ? JSON.parse(given.odgovor) : 'another';
}

/** Counts a vote, starts the three months of a list at its first signature, and gives the receipt. */
export function castVote(
  db: Db,
  row: Row,
  payer: PayerRow,
  request: CastRequest,
  product: string,
): VoteReceipt {
  const { id_odlocitve, imenovalec } = row;
  const where = { id_odlocitve: { equals: id_odlocitve } };
  const chosen = new Map(request.body.glasovi.map(({ id_predloga, glas }) => [id_predloga, glas]));
  const votes = proposalsOf(db, row).flatMap(({ id_predloga, zap_st, besedilo }) => {
    const glas = chosen.get(id_predloga);
    return glas === undefined ? [] : [{ id_predloga, zap_st, besedilo, glas }];
  });
  const units = ownPart(db, row, payer).enote.map(({ inventarna_stevilka, delez_stevec }) => ({
    inventarna_stevilka,
    delez_stevec,
  }));
  const number = receiptNumber(id_odlocitve, db.castAnswer.count({ where }));
  const cast = { number, time: DEMO_NOW, votes, units, denominator: imenovalec ?? 1 };
  const receipt = receiptOf(row, cast, product);
  const key = ownKey(row, payer);
  db.vote.delete({ where: { key: { equals: key } } });
  db.vote.create({
    key,
    id_odlocitve,
    payer: payer.key,
    nacin: 'elektronsko',
    cas: DEMO_NOW,
    glasovi: JSON.stringify(Object.fromEntries(chosen)),
    potrdilo: JSON.stringify(receipt),
    koda: request.body.potrditvena_koda,
  });
  const odgovor = JSON.stringify(receipt);
  const zahteva = fingerprint(row, request);
  db.castAnswer.create({ key: answerKey(payer, request), id_odlocitve, zahteva, odgovor });
  if (row.vrsta === 'listina' && row.prvi_podpis === null) {
    const konec = endOfDay(threeMonthsAfter(DEMO_TODAY));
    db.decision.update({ where, data: { prvi_podpis: DEMO_TODAY, konec } });
  }
  return receipt;
}
