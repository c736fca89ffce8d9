/** Handovers: the draft, the signatures of both parties, the link of the taker (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Handover, HandoverDraft } from '../../src/api/schema';
import { call } from '../support/call';
import { cameraPhoto } from '../support/fault-calls';
import { beginnings, fileOf } from '../support/files';
import {
  answerOffer,
  handoverOf,
  handovers,
  jureDraft,
  lastLink,
  move,
  openOffer,
  save,
  saveFile,
} from '../support/handover-calls';
import { demoLogin, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const V2 = '/api/portal-user/v2';
const TINA = 'cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';
const meter = (stanje: number | null) => [{ st_merilnika: '33120442', stanje }];
const taker = (change: Partial<HandoverDraft['prevzemnik']>) => ({
  prevzemnik: { ...jureDraft.prevzemnik, ...change },
});

describe.runIf(inProcess)('a draft', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const fieldsOf = (json: unknown) =>
    Object(json).napake?.map(({ polje, razlog }: Record<string, string>) => `${polje} ${razlog}`);

  it('is begun once for a unit, kept, read again and deleted', async () => {
    const path = `${V2}/handover/0137G22`;
    const start = { method: 'POST', path, json: { vrsta: 'prodaja' }, token: ana };
    const { status, json } = await call(server.url, start);
    expect([status, json]).toMatchObject([201, { stanje: 'osnutek', razlicica: 1, stevci: [] }]);
    const id = (json as Handover).id_predaje;
    const again = await call(server.url, start);
    expect([again.status, again.json]).toEqual([409, { razlog: 'v_teku' }]);
    const draft = { ...jureDraft, razlicica: 1, vrsta: 'prodaja', stevci: [], priloge: [] };
    expect((await save(server.url, ana, draft, id)).status).toBe(200);
    const read = await call(server.url, { method: 'GET', path, token: ana });
    expect(read.json).toMatchObject({
      predaja: { id_predaje: id, razlicica: 2, prevzemnik: { ime: 'Jure Zupančič' } },
    });
    const one = { method: 'DELETE', path: `${V2}/handover_case/${id}`, token: ana };
    expect((await call(server.url, one)).status).toBe(204);
    expect((await call(server.url, one)).status).toBe(404);
    expect((await call(server.url, start)).status).toBe(201);
  });

  it('is kept without anything but its kind, and changes from two windows do not overwrite each other', async () => {
    const empty = await handoverOf(server.url, ana, 705);
    expect(empty).toMatchObject({ datum_predaje: null, razdelitev: [], priloge: [] });
    const date = { ...jureDraft, datum_predaje: '2026-11-25' };
    expect((await save(server.url, ana, date)).json).toMatchObject({ razlicica: 4 });
    const other = await save(server.url, ana, { ...jureDraft, datum_predaje: '2026-11-26' });
    expect([other.status, other.json]).toEqual([409, { razlog: 'spremenjeno' }]);
    expect(await handoverOf(server.url, ana)).toMatchObject({ datum_predaje: '2026-11-25' });
  });

  it('sent again after a lost answer has the effect of one', async () => {
    const file = { kind: 'drugo', file: fileOf('soglasje.pdf', 'pdf') };
    const first = await saveFile(server.url, ana, jureDraft, file);
    const again = await saveFile(server.url, ana, jureDraft, file);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(first.json);
    expect((again.json as Handover).priloge).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ['a day before the last bill', { datum_predaje: '2026-10-30' }, 'datum_predaje neustrezno'],
    ['a day after a year', { datum_predaje: '2027-11-22' }, 'datum_predaje neustrezno'],
    ['a day that does not exist', { datum_predaje: '2026-02-30' }, 'datum_predaje neustrezno'],
    ['a state below the last one', { stevci: meter(412.317) }, 'stevci.33120442 prenizko'],
    ['a state above the dial', { stevci: meter(100_000) }, 'stevci.33120442 neustrezno'],
    [
      'a meter of another unit',
      { stevci: [{ st_merilnika: '44120007', stanje: 400 }] },
      'stevci.44120007 neustrezno',
    ],
    ['a meter twice', { stevci: [...meter(413), ...meter(414)] }, 'stevci neustrezno'],
    ['a wrong tax number', taker({ davcna: '59023342' }), 'davcna neustrezno'],
    ['two addresses', taker({ e_posta: 'a@example.si, b@example.si' }), 'prevzemnik neustrezno'],
    ['a file of another handover', { priloge: [1, 2, 3] }, 'priloge neustrezno'],
  ])('with %s is refused, and the draft before it stays', async (_what, change, field) => {
    const { status, json } = await save(server.url, ana, { ...jureDraft, ...change });
    expect([status, fieldsOf(json)]).toEqual([422, [field]]);
    expect(await handoverOf(server.url, ana)).toMatchObject({ razlicica: 3 });
  });

  it('takes the first and the last possible day, and the last state again', async () => {
    for (const [at, datum_predaje] of ['2026-10-31', '2027-11-21'].entries()) {
      const draft = { ...jureDraft, razlicica: 3 + at, datum_predaje, stevci: meter(412.318) };
      expect((await save(server.url, ana, draft)).status, datum_predaje).toBe(200);
    }
  });

  it("refuses the giver's own address, in capitals too", async () => {
    const own = await save(server.url, ana, {
      ...jureDraft,
      ...taker({ e_posta: 'ANA.zupancic@example.si' }),
    });
    expect([own.status, own.json]).toEqual([409, { razlog: 'lasten_naslov' }]);
  });

  it('has only the last digits of the tax number in an answer, and keeps the whole one', async () => {
    const given = await save(server.url, ana, { ...jureDraft, ...taker({ davcna: '59023341' }) });
    expect(given.json).toMatchObject({ prevzemnik: { davcna_maskirana: '*****341' } });
    const kept = await save(server.url, ana, { ...jureDraft, razlicica: 4 });
    expect(kept.json).toMatchObject({ prevzemnik: { davcna_maskirana: '*****341' } });
    expect(JSON.stringify(kept.json)).not.toContain('59023');
  });

  it('a photo replaces the one of its meter and has no position; documents are at most ten', async () => {
    const photo = { kind: 'stevec', meter: '33120442', file: cameraPhoto('a.jpg', 'GPS 46.05') };
    const sent = await saveFile(server.url, ana, jureDraft, photo);
    const [row] = (sent.json as Handover).stevci;
    const path = row?.fotografija?.pot ?? '';
    const file = await call(server.url, { method: 'GET', path, token: ana });
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(file.body).includes('GPS')).toBe(false);
    expect((sent.json as Handover).priloge.map(({ id_priloge }) => id_priloge)).toEqual([1]);
    let draft = { ...jureDraft, razlicica: 4, priloge: [1, row?.fotografija?.id_priloge ?? 0] };
    for (let count = 1; count <= 10; count += 1) {
      const document = { kind: 'drugo', file: fileOf(`soglasje_${count}.pdf`, 'pdf') };
      const { status, json } = await saveFile(server.url, ana, draft, document);
      if (count === 10) expect([status, json]).toEqual([409, { razlog: 'prevec' }]);
      else {
        expect(status).toBe(200);
        const { priloge, razlicica } = json as Handover;
        const ids = priloge.map(({ id_priloge }) => id_priloge);
        draft = { ...draft, razlicica, priloge: [...ids, row?.fotografija?.id_priloge ?? 0] };
      }
    }
  });

  it.each([
    ['a contract as a picture', { kind: 'pogodba', file: fileOf('pogodba.png', 'png') }],
    ['a photo as PDF', { kind: 'stevec', meter: '33120442', file: fileOf('a.pdf', 'pdf') }],
    ['a photo without a meter', { kind: 'stevec', file: cameraPhoto('a.jpg', 'x') }],
    [
      'a contract with a meter',
      { kind: 'pogodba', meter: '33120442', file: fileOf('a.pdf', 'pdf') },
    ],
    [
      'a photo of a meter of another unit',
      { kind: 'stevec', meter: '44120007', file: cameraPhoto('a.jpg', 'x') },
    ],
    ['half a picture', { kind: 'drugo', file: fileOf('a.jpg', 'jpg') }],
    ['a picture named as a PDF', { kind: 'pogodba', file: fileOf('a.pdf', 'pdf', beginnings.png) }],
  ])('%s is refused', async (_what, file) => {
    const { status, json } = await saveFile(server.url, ana, jureDraft, file);
    expect([status, fieldsOf(json)]).toEqual([422, ['datoteka neustrezno']]);
  });

  it('a file that is not named any more is removed', async () => {
    await save(server.url, ana, { ...jureDraft, priloge: [2] });
    const path = `${V2}/handover_case/702/file`;
    const file = (id: number) =>
      call(server.url, { method: 'GET', path: `${path}/${id}`, token: ana });
    expect([(await file(1)).status, (await file(2)).status]).toEqual([404, 200]);
  });

  it('cannot be signed without what its kind needs', async () => {
    const empty = await move(server.url, ana, 'caka_prevzemnika', 1, 705);
    expect([empty.status, fieldsOf(empty.json)]).toEqual([
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
    expect(fieldsOf(heir.json)).toEqual(['sklep manjka']);
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

  it('of another payer code is a 404 for every step, and Marko gets 403', async () => {
    const garage = await tokenAt(server.url, 'Ana', 'zelenigaj/118903');
    expect((await save(server.url, garage)).status).toBe(404);
    expect((await move(server.url, garage, 'osnutek', 3)).status).toBe(404);
    expect((await handovers(server.url, garage)).map(({ id_predaje }) => id_predaje)).toEqual([
      701, 703,
    ]);
    const marko = await tokenOf(server.url, 'Marko');
    expect((await save(server.url, marko)).status).toBe(403);
    expect(await handovers(server.url, marko)).toEqual([]);
  });
});

describe.runIf(inProcess)('both parties', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const sign = async () => {
    const { status, json } = await move(server.url, ana, 'caka_prevzemnika', 3);
    expect(status).toBe(200);
    return json as Handover;
  };

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

  it('E30 a link works once, also for two requests at one time', async () => {
    const both = await Promise.all([answerOffer(server.url, TINA), answerOffer(server.url, TINA)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answerOffer(server.url, TINA)).json).toEqual({ razlog: 'porabljeno' });
    expect((await openOffer(server.url, TINA)).json).toEqual({ razlog: 'porabljeno' });
    expect((await openOffer(server.url, `${TINA}x`)).status).toBe(404);
    expect((await answerOffer(server.url, `${TINA}x`)).status).toBe(404);
  });

  it('a link is over after seven days, to the second', async () => {
    await sign();
    const link = lastLink(server.backend);
    const where = { id_predaje: { equals: 702 } };
    server.backend.db.handoverLink.updateMany({
      where,
      data: { velja_do: '2026-11-21T12:00:01+01:00' },
    });
    expect((await openOffer(server.url, link)).status).toBe(200);
    server.backend.db.handoverLink.updateMany({
      where,
      data: { velja_do: '2026-11-21T12:00:00+01:00' },
    });
    expect((await openOffer(server.url, link)).json).toEqual({ razlog: 'poteklo' });
    expect((await answerOffer(server.url, link)).json).toEqual({ razlog: 'poteklo' });
    expect((await move(server.url, ana, 'caka_prevzemnika', 4)).status).toBe(200);
    expect((await answerOffer(server.url, lastLink(server.backend))).status).toBe(200);
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

  it('a taker with an account gives its password; a wrong one is counted and does not use up the link', async () => {
    const rok = taker({ ime: 'Rok Petek', e_posta: 'Rok.Petek@example.si' });
    await save(server.url, ana, { ...jureDraft, ...rok });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    const link = lastLink(server.backend);
    expect((await openOffer(server.url, link)).json).toMatchObject({ ima_racun: true });
    expect(
      (await answerOffer(server.url, link, { password: demoLogin('Ana').password })).json,
    ).toEqual({ code: 3 });
    const { password } = demoLogin('Rok');
    expect((await answerOffer(server.url, link, { password })).json).toEqual({
      stanje: 'oddano',
      povezano: true,
    });
    const [row] = await handovers(server.url, await tokenOf(server.url, 'Rok'));
    expect(row).toMatchObject({ id_predaje: 702, vloga: 'prevzemnik', odprte_obveznosti: null });
    const path = row?.priloge[0]?.pot ?? '';
    const token = await tokenOf(server.url, 'Rok');
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(200);
    await move(server.url, ana, 'osnutek', 6);
    expect(await handovers(server.url, token)).toEqual([]);
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(404);
  });

  it('wrong passwords are limited as at the login; signing without an account is not', async () => {
    await save(server.url, ana, { ...jureDraft, ...taker({ e_posta: 'rok.petek@example.si' }) });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    const link = lastLink(server.backend);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await answerOffer(server.url, link, { password: 'Napacno1' })).json).toEqual({
        code: 3,
      });
    expect((await answerOffer(server.url, link, { password: 'Napacno1' })).status).toBe(429);
    expect((await answerOffer(server.url, link)).status).toBe(200);
  });

  it('a password of no account is refused', async () => {
    const { status, json } = await answerOffer(server.url, TINA, { password: 'Javorjeva12' });
    expect([status, json]).toMatchObject([
      422,
      { napake: [{ polje: 'password', razlog: 'neustrezno' }] },
    ]);
  });

  it('five links are sent in fifteen minutes at most', async () => {
    await sign();
    for (let sent = 1; sent < 5; sent += 1)
      expect((await move(server.url, ana, 'caka_prevzemnika', 4)).status).toBe(200);
    expect((await move(server.url, ana, 'caka_prevzemnika', 4)).status).toBe(429);
    expect(server.backend.mailbox.messages()).toHaveLength(5);
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
