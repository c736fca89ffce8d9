import { expect } from 'vitest';
import { decide, work } from '../../mocks/people/handover/handover-life';
import type { Backend } from '../../mocks/server/backend';
import type { HandoverKind } from '../../src/api/schema';
import { answerOffer, jureDraft, lastLink, move, save } from './handover-calls';
import { demoLogin, tokenOf } from './sessions';
import type { TestServer } from './target';

/** The flat that Ana hands over, and her payer code. */
export const FLAT = '0137014';
export const OLD = 'zelenigaj/104217';

/**
 * Rok takes Ana's flat 14 over on a day that has passed; the manager confirms it.
 * @returns the new payer code
 */
export async function handOver(
  { url, backend }: TestServer,
  vrsta: HandoverKind = 'darilo',
  datum_predaje = '2026-11-10',
): Promise<string | undefined> {
  const ana = await tokenOf(url, 'Ana');
  const prevzemnik = { ...jureDraft.prevzemnik, ime: 'Rok Petek', e_posta: 'rok.petek@example.si' };
  const draft = { ...jureDraft, vrsta, datum_predaje, prevzemnik };
  expect((await save(url, ana, draft)).status).toBe(200);
  expect((await move(url, ana, 'caka_prevzemnika', 4)).status).toBe(200);
  const { password } = demoLogin('Rok');
  const answer = await answerOffer(url, lastLink(backend), { password });
  expect(answer.json).toMatchObject({ povezano: true });
  decideNow(backend);
  const codes = backend.db.payer.findMany({ where: { user_id: { equals: 4822 } } });
  return codes.map(({ key }) => key).find((key) => key !== 'zelenigaj/204511');
}

/** The manager confirms a handover at once. */
export function decideNow({ db, mailbox }: Backend, id = 702): void {
  const where = { id_predaje: { equals: id } };
  work(db, db.handover.findFirst({ where, strict: true }));
  decide(db, db.handover.findFirst({ where, strict: true }), mailbox);
}

/** Leaves Ana no unit but the flat, and no tenant. */
export function leaveOnlyFlat({ db }: Backend): void {
  const others = { in: ['0137G22', '0291007'] };
  db.unit.deleteMany({ where: { payer: { equals: OLD }, inventarna_stevilka: others } });
  db.lease.deleteMany({ where: { owner: { equals: OLD } } });
}
