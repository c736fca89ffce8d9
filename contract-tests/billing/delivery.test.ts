/** How bills arrive and are paid (pages.md P37): the draft of a mandate, its signature, its end, and the bills under it. */
import { describe, expect, it } from 'vitest';
import { mandateOf } from '../../mocks/billing/mandate/delivery-answer';
import { confirm } from '../../mocks/billing/mandate/mandate-life';
import type { Mandate, OpenItems } from '../../src/api/schema';
import { call } from '../support/call';
import { deliveryOf, endMandate, saveMandate } from '../support/mandate-calls';
import { pdfContent } from '../support/pdf-content';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const breza = 'breza/5530';
const rok = 'zelenigaj/204511';
const V2 = '/api/portal-user/v2';
const IBAN = 'SI56999990070012374';
const now = '2026-11-21T12:00:00+01:00';

/** The manager confirms the newest mandate of a payer code. */
function confirmNow(payer: string): void {
  const row = mandateOf(world.db, payer);
  if (!row) throw new Error('there is a mandate');
  confirm(world.db, row, now);
}

const fieldsOf = (json: unknown) =>
  Object(json).napake?.map(({ polje, razlog }: Record<string, string>) => `${polje} ${razlog}`);

const debited = async () => {
  const { postavke } = await world.read<OpenItems>('v2/open_items');
  return postavke.map((row) => `${row.rok_placila} ${row.direktna_obremenitev}`);
};

describe.runIf(inProcess)('a mandate', () => {
  it('is drafted without an account, completed, handed over, confirmed and ended', async () => {
    const token = await world.tokenOf(ana);
    const draft = await saveMandate(world.url, token, { iban: null, imetnik: null });
    expect([draft.status, draft.json]).toMatchObject([
      200,
      { referenca_pooblastila: 'ZE-104217-02', stanje: 'osnutek', razlicica: 5, pot_pdf: null },
    ]);
    const whole = await saveMandate(world.url, token, { razlicica: 5 });
    expect(whole.json).toMatchObject({ razlicica: 6, iban_maskiran: 'SI56***********2374' });
    const signed = await saveMandate(world.url, token, {
      razlicica: 6,
      stanje: 'v_podpisu',
      iban: null,
    });
    expect(signed.json).toMatchObject({
      stanje: 'v_podpisu',
      iban_maskiran: 'SI56***********2374',
      pot_pdf: `${V2}/mandate/104217/pdf`,
    });
    expect(await debited()).toEqual(['2026-10-30 false', '2026-11-30 false', '2026-11-30 false']);
    confirmNow(ana);
    expect((await deliveryOf(world.url, token)).pooblastilo).toMatchObject({
      stanje: 'aktivno',
      veljavno_od: '2026-11-28',
      razlog: null,
    });
    // The payment of the other one is announced.
    expect(await debited()).toEqual(['2026-10-30 false', '2026-11-30 true', '2026-11-30 false']);
    const { placujete_sami_od } = await deliveryOf(world.url, token);
    expect((await endMandate(world.url, token)).status).toBe(204);
    const ended = await deliveryOf(world.url, token);
    expect(ended.pooblastilo).toMatchObject({
      stanje: 'ukinjeno',
      razlog: 'preklic',
      placujete_sami_od,
    });
    expect(await debited()).toEqual(['2026-10-30 false', '2026-11-30 false', '2026-11-30 false']);
    expect((await endMandate(world.url, token)).status).toBe(204);
    expect(await deliveryOf(world.url, token)).toEqual(ended);
  });

  it('E32 has the whole account in no answer but the paper', async () => {
    const token = await world.tokenOf(ana);
    const kept = await saveMandate(world.url, token, { stanje: 'v_podpisu' });
    const read = await deliveryOf(world.url, token);
    expect(JSON.stringify([kept.json, read])).not.toContain('99999007001');
    const paper = { method: 'GET', path: (kept.json as Mandate).pot_pdf ?? '', token };
    const { headers, body } = await call(world.url, paper);
    expect(headers.get('content-disposition')).toContain('pooblastilo_ZE-104217-02.pdf');
    const { text } = pdfContent(body);
    for (const part of ['SI56 9999 9007 0012 374', 'SI12ZZZ99912345', 'ZE-104217-02', 'Ana']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('osmih tednih');
  });

  it('that waits and is taken back has a new reference, and its paper is unknown', async () => {
    const token = await world.tokenOf(ana);
    await saveMandate(world.url, token, { stanje: 'v_podpisu' });
    const back = await saveMandate(world.url, token, { razlicica: 5, iban: null });
    expect(back.json).toMatchObject({
      referenca_pooblastila: 'ZE-104217-03',
      stanje: 'osnutek',
      iban_maskiran: 'SI56***********2374',
      pot_pdf: null,
    });
    const paper = { method: 'GET', path: `${V2}/mandate/104217/pdf`, token };
    expect((await call(world.url, paper)).status).toBe(404);
  });

  it('that was in force leaves its versions to no other one: a window of its draft does not fit', async () => {
    const token = await world.tokenOf(ana);
    const draft = (await saveMandate(world.url, token)).json as Mandate;
    const { razlicica } = draft;
    await saveMandate(world.url, token, { razlicica, stanje: 'v_podpisu' });
    confirmNow(ana);
    expect((await endMandate(world.url, token)).status).toBe(204);
    const next = await saveMandate(world.url, token, { iban: 'SI56999990070012471' });
    expect(next.json).toMatchObject({ stanje: 'osnutek', iban_maskiran: 'SI56***********2471' });
    const old = await saveMandate(world.url, token, { razlicica });
    expect([old.status, old.json]).toEqual([409, { razlog: 'spremenjeno' }]);
    const after = await deliveryOf(world.url, token);
    expect(after.pooblastilo).toEqual(next.json);
  });

  it('that is deleted leaves its reference and its version to no other one', async () => {
    const token = await world.tokenOf(ana);
    await saveMandate(world.url, token, { stanje: 'v_podpisu' });
    expect((await endMandate(world.url, token)).status).toBe(204);
    expect((await deliveryOf(world.url, token)).pooblastilo).toMatchObject({
      referenca_pooblastila: 'ZE-104217-01',
      stanje: 'ukinjeno',
    });
    const next = await saveMandate(world.url, token, { iban: 'SI56999990070012471' });
    expect(next.json).toMatchObject({ referenca_pooblastila: 'ZE-104217-03', razlicica: 6 });
    expect((await saveMandate(world.url, token, { razlicica: 5 })).status).toBe(409);
    const deleted = { izbrisano: { equals: true } };
    expect(world.db.mandate.findMany({ where: deleted })).toMatchObject([
      { referenca: 'ZE-104217-02', imetnik: null, iban: null },
    ]);
  });

  it('sent again after a lost answer has the effect of one; another window does not overwrite it', async () => {
    const token = await world.tokenOf(ana);
    const first = await saveMandate(world.url, token);
    const again = await saveMandate(world.url, token);
    expect([again.status, again.json]).toEqual([200, first.json]);
    const other = await saveMandate(world.url, token, { imetnik: 'Marko Zupančič' });
    expect([other.status, other.json]).toEqual([409, { razlog: 'spremenjeno' }]);
    expect((await deliveryOf(world.url, token)).pooblastilo).toEqual(first.json);
  });

  it('that never was in force is deleted, and the one before it is there again', async () => {
    const token = await world.tokenOf(ana);
    const before = await deliveryOf(world.url, token);
    await saveMandate(world.url, token);
    expect((await endMandate(world.url, token)).status).toBe(204);
    expect(await deliveryOf(world.url, token)).toEqual(before);
  });

  it('in force is not replaced, and one that has not begun ends at its beginning', async () => {
    const token = await world.tokenOf(anaGarage);
    const refused = await saveMandate(world.url, token, {}, '118903');
    expect([refused.status, refused.json]).toEqual([409, { razlog: 'aktivno' }]);
    expect(await deliveryOf(world.url, token, '118903')).toMatchObject({
      placujete_sami_od: '2026-12-01',
    });
    await endMandate(world.url, token, '118903');
    expect(await deliveryOf(world.url, token, '118903')).toMatchObject({
      pooblastilo: { stanje: 'ukinjeno', placujete_sami_od: '2026-12-01' },
    });
  });

  it.each<[string, object, string]>([
    ['wrong check digits', { iban: 'SI56999990070012375' }, 'iban neustrezno'],
    ['a digit too few, with right check digits', { iban: 'SI6299999007001237' }, 'iban neustrezno'],
    [
      'a country outside of SEPA, with right check digits',
      { iban: 'US8412345678901234' },
      'iban neustrezno',
    ],
    ['spaces', { iban: 'SI56 9999 9007 0012 374' }, 'iban neustrezno'],
    ['a name of spaces', { imetnik: '   ' }, 'imetnik neustrezno'],
    ['no account, for the signature', { iban: null, stanje: 'v_podpisu' }, 'iban manjka'],
    ['no name, for the signature', { imetnik: null, stanje: 'v_podpisu' }, 'imetnik manjka'],
    ['a state of the manager', { stanje: 'aktivno' }, 'stanje neustrezno'],
  ])('with %s is refused, and nothing is kept', async (_what, change, field) => {
    const token = await world.tokenOf(ana);
    const before = await deliveryOf(world.url, token);
    const { status, json } = await saveMandate(world.url, token, change);
    expect([status, fieldsOf(json)]).toEqual([422, [field]]);
    expect(await deliveryOf(world.url, token)).toEqual(before);
  });

  it('names each missing part of the address', async () => {
    const nowhere = { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null };
    const change = { naslov: nowhere, stanje: 'v_podpisu' };
    const { json } = await saveMandate(world.url, await world.tokenOf(ana), change);
    expect(fieldsOf(json)).toEqual(Object.keys(nowhere).map((field) => `${field} manjka`));
  });

  it.each(['SI56999990010400151', 'SI56999990010400248'])(
    "is refused with the manager's own account %s",
    async (iban) => {
      const refused = await saveMandate(world.url, await world.tokenOf(ana), { iban });
      expect([refused.status, refused.json]).toEqual([409, { razlog: 'racun_upravnika' }]);
    },
  );

  it('takes an account of another country of SEPA', async () => {
    const token = await world.tokenOf(ana);
    const { json } = await saveMandate(world.url, token, { iban: 'DE89370400440532013000' });
    expect(json).toMatchObject({ iban_maskiran: 'DE89**************3000' });
  });

  it('is not offered by a manager that takes no direct debits', async () => {
    const token = await world.tokenOf(breza);
    expect(await deliveryOf(world.url, token, '5530')).toMatchObject({
      upnik: null,
      pooblastilo: null,
      nacin_prejema: 'posta',
      e_racun: { stanje: 'zavrnjeno', velja_od: null },
    });
    const refused = await saveMandate(world.url, token, {}, '5530');
    expect([refused.status, refused.json]).toEqual([409, { razlog: 'ni_ponudbe' }]);
  });

  it('of another payer code is unknown, to its own user in another session too', async () => {
    const token = await world.tokenOf(ana);
    for (const code of ['118903', '204511', '5530']) {
      for (const [method, path] of [
        ['GET', `delivery/${code}`],
        ['DELETE', `mandate/${code}`],
        ['GET', `mandate/${code}/pdf`],
      ] as const) {
        const { status } = await call(world.url, { method, path: `${V2}/${path}`, token });
        expect([path, status]).toEqual([path, 404]);
      }
      expect((await saveMandate(world.url, token, {}, code)).status).toBe(404);
    }
    expect(mandateOf(world.db, rok)).toMatchObject({
      stanje: 'v_podpisu',
      iban: expect.anything(),
    });
  });

  it('of an owner is for no invited person', async () => {
    const marko = world.db.coUser.findFirst({ where: { id_souporabnika: { equals: 601 } } });
    const token = await world.tokens.issue({
      userId: marko?.user_id ?? 0,
      manager: 'zelenigaj',
      codePayer: '104217',
    });
    const read = { method: 'GET', path: `${V2}/delivery/104217`, token };
    expect((await call(world.url, read)).status).toBe(403);
    expect((await saveMandate(world.url, token, { iban: IBAN })).status).toBe(403);
    expect((await endMandate(world.url, token)).status).toBe(403);
  });
});
