/** Drafts with nothing in them, and states of deliveries and mandates that the demo does not have (pages.md P37). */
import { describe, expect, it } from 'vitest';
import type { MandateEnd } from '../../src/api/schema';
import { deliveryOf, saveMandate } from '../support/mandate-calls';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const nowhere = { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null };
const ended = { id_pooblastila: { equals: 801 } };

describe.runIf(inProcess)('a delivery', () => {
  it('with an empty draft, and an address that has no parts', async () => {
    const token = await world.tokenOf(ana);
    const address = { naslov: 'Gaj', kraj: 'Zeleni Gaj' };
    world.db.user.update({ where: { id: { equals: 4821 } }, data: address });
    const empty = { imetnik: null, naslov: nowhere, iban_maskiran: null, pot_pdf: null };
    const draft = { imetnik: null, naslov: nowhere, iban: null };
    expect((await saveMandate(world.url, token, draft)).json).toMatchObject(empty);
    expect(await deliveryOf(world.url, token)).toMatchObject({
      naslov: nowhere,
      pooblastilo: { ...empty, veljavno_od: null, zadnja_obremenitev: null, razlog: null },
    });
  });

  it('with an e-invoice that has ended', async () => {
    const where = { payer: { equals: ana } };
    const data = { e_stanje: 'ukinjeno', nacin_prejema: 'posta', velja_do: '2026-10-31' } as const;
    world.db.delivery.update({ where, data });
    const token = await world.tokenOf(ana);
    expect((await deliveryOf(world.url, token)).e_racun).toEqual({
      stanje: 'ukinjeno',
      banka: 'Hranilnica Gaj',
      velja_od: '2024-03-01',
      velja_do: '2026-10-31',
      razlog: null,
    });
  });

  it('of a payer of whom nothing is known', async () => {
    world.db.delivery.delete({ where: { payer: { equals: ana } } });
    world.db.mandate.delete({ where: ended });
    expect(await deliveryOf(world.url, await world.tokenOf(ana))).toMatchObject({
      nacin_prejema: 'posta',
      e_racun: { stanje: 'ni', banka: null },
      pooblastilo: null,
    });
  });

  it.each<NonNullable<MandateEnd>>(['racun_zaprt', 'blokada', 'zavrnitev', 'brez_kritja'])(
    'with a mandate that the manager has ended: %s',
    async (razlog) => {
      world.db.mandate.update({ where: ended, data: { razlog } });
      const { pooblastilo } = await deliveryOf(world.url, await world.tokenOf(ana));
      expect(pooblastilo).toMatchObject({ stanje: 'ukinjeno', razlog });
    },
  );

  it('with a mandate that never began', async () => {
    const none = { veljavno_od: null, placujete_sami_od: null, zadnja_obremenitev: null };
    const data = { ...none, stanje: 'zavrnjeno', razlog: 'podatki' } as const;
    world.db.mandate.update({ where: ended, data });
    const { pooblastilo } = await deliveryOf(world.url, await world.tokenOf(ana));
    expect(pooblastilo).toMatchObject({ stanje: 'zavrnjeno', razlog: 'podatki', ...none });
  });
});
