/** Registered numbers that the demo world lacks (pages.md P20). */
import { describe, expect, it } from 'vitest';
import type { RegisteredNumbers } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const readNumbers = () => world.read<RegisteredNumbers>('v2/registered_number/0137');

describe.runIf(inProcess)('registered numbers', () => {
  it('are empty for a building without units', async () => {
    world.db.registeredUnit.deleteMany({ where: { objekt_sifra: { equals: '0137' } } });
    const none = { enote: [], skupaj_enot: 0, skupaj_oseb: 0, skupaj_psov: 0 };
    expect(await readNumbers()).toEqual({
      ...none,
      zgodovina: [],
      spremembe: [],
      naslednji_kazalec: null,
      stevilo_vrstic: 0,
    });
  });

  it('count the users of units of every kind, but not of a garage', async () => {
    const before = await readNumbers();
    const added = { st_psov: 0, prazna: false, velja_od: '2026-11-01', objekt_sifra: '0137' };
    (['garaza', 'klet', 'drugo'] as const).forEach((vrsta_enote, index) => {
      const names = { key: `x${index}`, inventarna_stevilka: `x${index}` };
      const oznaka_enote = `Zadnja ${index}`;
      world.db.registeredUnit.create({
        ...added,
        ...names,
        oznaka_enote,
        vrsta_enote,
        st_oseb: index,
      });
    });
    const { enote, ...sums } = await readNumbers();
    expect(enote.slice(-3).map(({ vrsta_enote, st_oseb }) => [vrsta_enote, st_oseb])).toEqual([
      ['garaza', 0],
      ['klet', 1],
      ['drugo', 2],
    ]);
    expect(sums).toMatchObject({
      skupaj_enot: before.skupaj_enot + 3,
      skupaj_oseb: before.skupaj_oseb + 3,
    });
  });

  it('have changes that the manager has decided, the newest first', async () => {
    const change = {
      payer: 'zelenigaj/104217',
      inventarna_stevilka: '0137014',
      st_oseb: 4,
      st_psov: 1,
      velja_od: '2026-11-01',
      prazna: false,
      opomba: null,
      datoteka: null,
      oddano: '2026-11-02T10:00:00+01:00',
    };
    const [refused, confirmed] = [
      { ...change, id_spremembe: 1 },
      { ...change, id_spremembe: 2 },
    ];
    world.db.registeredChange.create({ ...refused, status: 'zavrnjeno' });
    world.db.registeredChange.create({ ...confirmed, status: 'potrjeno' });
    const { spremembe } = await readNumbers();
    expect(spremembe.map(({ status, opomba }) => [status, opomba])).toEqual([
      ['potrjeno', null],
      ['zavrnjeno', null],
    ]);
  });
});
