/** Lines of the account card that are neither a bill nor a payment (pages.md P3). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { components } from '../../src/api/schema';
import { anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addBill, garage } from './rows';

type AccountCard = components['schemas']['AccountCard'];
type Entry = Omit<RowOf<'cardEntry'>, 'payer' | 'inventarna_stevilka' | 'id_knjizbe' | 'sklad'>;

const world = rareWorld();
const none = { st_dokumenta: null, breme: 0, dobro: 0 };

/** Entries around a bill of 10.00 € of 11 November, in the order of their days. */
const entries: readonly Entry[] = [
  { ...none, datum: '2026-01-01', vrsta: 'prenos', opis: 'Prenos stanja iz leta 2025', breme: 250 },
  { ...none, datum: '2026-11-12', vrsta: 'obresti', opis: 'Zamudne obresti', breme: 37 },
  { ...none, datum: '2026-11-13', vrsta: 'opomin', opis: 'Strošek opomina', breme: 300 },
  {
    ...none,
    datum: '2026-11-14',
    vrsta: 'dobropis',
    opis: 'Dobropis k obračunu 10/2026',
    st_dokumenta: 'D-26-004',
    dobro: 400,
  },
];

const read = (query = '') => world.read<AccountCard>(`v2/card_traffic${query}`, anaGarage);

describe.runIf(inProcess)('the manager’s other entries', () => {
  beforeEach(() => {
    addBill(world.db, garage, '1');
    entries.forEach((entry, index) => {
      const id_knjizbe = `3${index}`;
      world.db.cardEntry.create({ ...garage, ...entry, id_knjizbe, sklad: 'redni' });
    });
  });

  it('are on the card in their order, with the balance after each', async () => {
    const { knjizbe, ...sums } = await read();
    expect(knjizbe.map((line) => [line.vrsta, line.st_dokumenta, line.saldo]).reverse()).toEqual([
      ['prenos', null, 2.5],
      ['obracun', '1', 12.5],
      ['obresti', null, 12.87],
      ['opomin', null, 15.87],
      ['dobropis', 'D-26-004', 11.87],
    ]);
    expect(sums).toEqual({
      zacetno_stanje: 0,
      promet_v_breme: 15.87,
      promet_v_dobro: 4,
      koncno_stanje: 11.87,
      naslednji_kazalec: null,
      stevilo_vrstic: 5,
    });
  });

  it('are in the opening balance of a span that begins later', async () => {
    const card = await read('?od=2026-11-13&do=2026-11-13');
    expect(card).toMatchObject({ zacetno_stanje: 12.87, koncno_stanje: 15.87 });
    expect(card.knjizbe).toHaveLength(1);
  });

  it('are not on another payer’s card', async () => {
    const path = 'v2/card_traffic?od=2026-11-12';
    const { knjizbe } = await world.read<AccountCard>(path);
    expect(knjizbe).toEqual([]);
  });
});
