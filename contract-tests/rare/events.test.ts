/** Rare answers of faults: each place and kind, and who pays. */
import { describe, expect, it } from 'vitest';
import type { FaultReport } from '../../src/api/schema';
import { faultOf, reported, say } from '../support/fault-calls';
import { ana, type RareWorld, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const kinds: readonly (readonly [FaultReport['kraj'], FaultReport['panoga']])[] = [
  ['stopnisce', 'voda'],
  ['hodnik', 'topla_voda'],
  ['dvigalo', 'dvigalo'],
  ['klet', 'plin'],
  ['garaza', 'vrata'],
  ['streha', 'streha'],
  ['fasada', 'streha'],
  ['okolica', 'elektrika'],
  ['drugo', 'internet'],
  ['vhod', 'ogrevanje'],
];

const payers = ['upravnik', 'sklad', 'lastnik', null] as const;
const neighbours = 'N-2026-00118';
/** Ana's fault, which the manager asks her about. */
const awaiting = 'N-2026-00112';

/** Changes a row of the table of faults. */
function change(
  { db }: RareWorld,
  number: string,
  data: Partial<ReturnType<RareWorld['db']['fault']['getAll']>[number]>,
): void {
  db.fault.update({ where: { st_prijave: { equals: number } }, data });
}

describe.runIf(inProcess)('a fault', () => {
  it.each(kinds)('in place %s of kind %s is reported', async (kraj, panoga) => {
    const number = await reported(world, { kraj, panoga, vhod: null, ni_podobna: true });
    expect(await faultOf(world, number)).toMatchObject({ kraj, panoga, vhod: null });
  });

  it.each(payers)('is paid by %s', async (na_strosek) => {
    change(world, neighbours, { na_strosek });
    expect(await faultOf(world, neighbours)).toMatchObject({ na_strosek });
  });

  it('of any place and kind is also at a neighbour’s place', async () => {
    for (const [at, [kraj, panoga]] of kinds.entries()) {
      const changed = { kraj, panoga, vhod: null, na_strosek: payers[at % 4] ?? null };
      change(world, neighbours, changed);
      const { status, json } = await say(world, `${neighbours}/me_too`);
      expect(status).toBe(200);
      expect(json).toMatchObject(changed);
    }
  });

  it('of any place and kind is confirmed', async () => {
    for (const [at, [kraj, panoga]] of kinds.entries()) {
      const shown = {
        kraj,
        panoga,
        vhod: null,
        opis_javni: null,
        na_strosek: payers[at % 4] ?? null,
      };
      change(world, awaiting, { ...shown, caka_potrditve: true });
      const done = { opravljeno: true, opis: null };
      const { status, json } = await say(world, `${awaiting}/confirm`, ana, done);
      expect(status).toBe(200);
      expect(json).toMatchObject(shown);
    }
  });
});
