/** Rare answers of faults: each place and kind, and who pays. */
import { describe, expect, it } from 'vitest';
import type { FaultReport } from '../../src/api/schema';
import { faultOf, reported } from '../support/fault-calls';
import { rareWorld } from '../support/rare-world';
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

describe.runIf(inProcess)('a fault', () => {
  it.each(kinds)('in place %s of kind %s is reported', async (kraj, panoga) => {
    const number = await reported(world, { kraj, panoga, vhod: null, ni_podobna: true });
    expect(await faultOf(world, number)).toMatchObject({ kraj, panoga, vhod: null });
  });

  it.each(['upravnik', 'sklad', 'lastnik', null] as const)('is paid by %s', async (na_strosek) => {
    const where = { st_prijave: { equals: 'N-2026-00118' } };
    world.db.fault.update({ where, data: { na_strosek } });
    expect(await faultOf(world, 'N-2026-00118')).toMatchObject({ na_strosek });
  });
});
