import { randomUUID } from 'node:crypto';
import type { Db } from '../../mocks/world/db';
import type { Decision, VoteChoice, VoteReceipt } from '../../src/api/schema';
import { type Answer, call } from './call';
import { ana, type RareWorld } from './rare-world';

/** What a test may change about a vote. */
interface VoteChanges {
  readonly payer?: string;
  readonly key?: string;
  readonly code?: string;
  readonly choice?: VoteChoice;
  readonly votes?: readonly { readonly id_predloga: number; readonly glas: VoteChoice }[];
}

/** Calls of a voter; a test may change the data. */
export function voting(world: RareWorld) {
  const path = (id: number, end = '') => `/api/portal-user/v2/decision/${id}${end}`;
  const send = async (method: string, id: number, end: string, payer = ana, more = {}) => {
    const token = await world.tokenOf(payer);
    return call(world.url, { method, path: path(id, end), token, ...more });
  };
  const decision = (id: number, payer = ana) => world.read<Decision>(`v2/decision/${id}`, payer);

  /** The code in the newest e-mail. */
  const codeOf = (db: Db, id: number, payer = ana): string =>
    db.votingCode.findFirst({ where: { key: { equals: `${id}/${payer}` } } })?.koda ?? '';
  const askCode = (id: number, payer = ana) => send('POST', id, '/code', payer);

  /** Votes on all proposals, with a code of its own unless one is given. */
  const vote = async (id: number, changes: VoteChanges = {}): Promise<Answer> => {
    const { payer = ana, choice = 'za', key = randomUUID() } = changes;
    const { predlogi } = await decision(id, payer);
    if (changes.code === undefined) await askCode(id, payer);
    const all = predlogi.map(({ id_predloga }) => ({ id_predloga, glas: choice }));
    const json = {
      glasovi: changes.votes ?? all,
      potrditvena_koda: changes.code ?? (codeOf(world.db, id, payer) || '000000'),
    };
    return send('POST', id, '/votes', payer, { headers: { 'Idempotency-Key': key }, json });
  };
  const receipt = (id: number, payer = ana) =>
    world.read<VoteReceipt>(`v2/decision/${id}/receipt`, payer);
  /** Changes the row of a decision. */
  const change = (id: number, data: Parameters<Db['decision']['update']>[0]['data']) =>
    world.db.decision.update({ where: { id_odlocitve: { equals: id } }, data });
  return { send, decision, askCode, codeOf, vote, receipt, change };
}
