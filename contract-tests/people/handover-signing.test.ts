/** What both parties sign, and what ends a signature (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { fileOf } from '../support/files';
import {
  answerOffer,
  handoverOf,
  jureDraft,
  lastLink,
  move,
  openOffer,
  refusedFields,
  save,
  saveFile,
  signDraft,
} from '../support/handover-calls';
import { tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const V2 = '/api/portal-user/v2';

describe.runIf(inProcess)('a draft that is to be signed', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });

  it('cannot be signed without what its kind needs', async () => {
    const empty = await move(server.url, ana, 'caka_prevzemnika', 1, 705);
    expect([empty.status, refusedFields(empty.json)]).toEqual([
      422,
      [
        'datum_predaje',
        'ime',
        'naslov',
        'e_posta',
        'stevci.44120007',
        'stevci.44120008',
        'pogodba',
      ].map((field) => `${field} manjka`),
    ]);
    await save(server.url, ana, { ...jureDraft, vrsta: 'dedovanje' });
    const heir = await move(server.url, ana, 'caka_prevzemnika', 4);
    expect(refusedFields(heir.json)).toEqual(['sklep manjka']);
    const decree = { kind: 'sklep', file: fileOf('sklep.pdf', 'pdf') };
    await saveFile(server.url, ana, { ...jureDraft, vrsta: 'dedovanje', razlicica: 4 }, decree);
    expect((await move(server.url, ana, 'caka_prevzemnika', 5)).status).toBe(200);
  });

  it('whose state is below a later one of the manager cannot be signed', async () => {
    const where = { st_merilnika: { equals: '33120442' } };
    server.backend.db.ownMeter.update({ where, data: { zadnje_stanje: 414 } });
    const { status, json } = await move(server.url, ana, 'caka_prevzemnika', 3);
    expect([status, Object(json).napake]).toEqual([
      422,
      [{ polje: 'stevci.33120442', razlog: 'prenizko', meja: 414 }],
    ]);
  });
});

describe.runIf(inProcess)('both parties', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const sign = () => signDraft(server.url, ana);

  it('E30 the giver signs, the taker sees the same sums and signs by the link', async () => {
    const signed = await sign();
    expect(signed).toMatchObject({
      stanje: 'caka_prevzemnika',
      velja_do: '2026-11-28T12:00:00+01:00',
      podpisa: { predajnik_ob: '2026-11-21T12:00:00+01:00', prevzemnik_ob: null },
    });
    const link = lastLink(server.backend);
    const offer = await openOffer(server.url, link);
    expect(offer.json).toMatchObject({ predajnik: 'Ana Zupančič', ima_racun: false });
    expect(Object(offer.json).razdelitev).toEqual(signed.razdelitev);
    // Nothing of the giver's debt, account or other units.
    expect(JSON.stringify(offer.json)).not.toMatch(/286\.84|ana\.zupancic|104217|0137G22|\/api\//);
    const answer = await answerOffer(server.url, link);
    expect([answer.status, answer.json]).toEqual([200, { stanje: 'oddano', povezano: false }]);
    expect(await handoverOf(server.url, ana)).toMatchObject({
      stanje: 'oddano',
      velja_do: null,
      podpisa: { prevzemnik_ob: '2026-11-21T12:00:00+01:00' },
    });
    expect(server.backend.mailbox.messages().map(({ to }) => to)).toEqual([
      'jure.zupancic@example.si',
      'ana.zupancic@example.si',
    ]);
  });

  it('a newer link ends the one before; the giver signs at the version that was read', async () => {
    await sign();
    const first = lastLink(server.backend);
    expect((await move(server.url, ana, 'caka_prevzemnika', 3)).json).toEqual({
      razlog: 'spremenjeno',
    });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    expect((await answerOffer(server.url, first)).json).toEqual({ razlog: 'umaknjeno' });
    expect((await answerOffer(server.url, lastLink(server.backend))).status).toBe(200);
  });

  it('the giver withdraws while the taker reads: the link is over, and the draft has all its data', async () => {
    const before = await handoverOf(server.url, ana);
    await sign();
    const link = lastLink(server.backend);
    expect((await openOffer(server.url, link)).status).toBe(200);
    await move(server.url, ana, 'osnutek', 4);
    expect((await answerOffer(server.url, link)).json).toEqual({ razlog: 'umaknjeno' });
    expect(await handoverOf(server.url, ana)).toEqual({ ...before, razlicica: 5 });
    expect((await move(server.url, ana, 'osnutek', 5)).status).toBe(200);
  });

  it('both signatures end when it is withdrawn after the taker has signed', async () => {
    await sign();
    await answerOffer(server.url, lastLink(server.backend));
    expect((await save(server.url, ana, { ...jureDraft, razlicica: 5 })).json).toEqual({
      razlog: 'zaklenjeno',
    });
    const { status, json } = await move(server.url, ana, 'osnutek', 5);
    expect([status, json]).toMatchObject([
      200,
      { stanje: 'osnutek', podpisa: { predajnik_ob: null, prevzemnik_ob: null } },
    ]);
  });

  it('the taker sends it back with a reason, which the next signature forgets', async () => {
    await sign();
    const link = lastLink(server.backend);
    expect((await answerOffer(server.url, link, { odgovor: 'zavracam' })).status).toBe(422);
    expect((await answerOffer(server.url, link, { razlog: 'Ne vem.' })).status).toBe(422);
    const back = { odgovor: 'zavracam', razlog: 'Stanje vodomera je 414.' };
    expect((await answerOffer(server.url, link, back)).json).toEqual({
      stanje: 'osnutek',
      povezano: false,
    });
    expect(await handoverOf(server.url, ana)).toMatchObject({
      stanje: 'osnutek',
      razlog: back.razlog,
    });
    expect((await answerOffer(server.url, link)).json).toEqual({ razlog: 'porabljeno' });
    expect((await move(server.url, ana, 'caka_prevzemnika', 5)).json).toMatchObject({
      razlog: null,
    });
  });

  it('a refused handover cannot be changed, and the unit can have another one', async () => {
    for (const answer of [
      await save(server.url, ana, { ...jureDraft, stevci: [], priloge: [] }, 704),
      await move(server.url, ana, 'osnutek', 6, 704),
      await move(server.url, ana, 'caka_prevzemnika', 6, 704),
      await call(server.url, { method: 'DELETE', path: `${V2}/handover_case/704`, token: ana }),
    ]) {
      expect([answer.status, answer.json]).toEqual([409, { razlog: 'zaklenjeno' }]);
    }
  });
});
