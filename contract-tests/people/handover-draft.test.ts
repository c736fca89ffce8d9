/** The draft of a handover: it is begun, kept, changed and deleted by its giver alone (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Handover, HandoverDraft } from '../../src/api/schema';
import { call } from '../support/call';
import { fileOf } from '../support/files';
import {
  handoverOf,
  handovers,
  jureDraft,
  move,
  refusedFields,
  save,
  saveFile,
} from '../support/handover-calls';
import { tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const V2 = '/api/portal-user/v2';
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
    expect([status, refusedFields(json)]).toEqual([422, [field]]);
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

  it.for([
    ['name', { ime: 'Tina Kralj' }],
    ['address', { e_posta: 'tina.kralj@example.si' }],
  ] as const)('keeps no tax number for a taker with another %s', async ([, change]) => {
    await save(server.url, ana, { ...jureDraft, ...taker({ davcna: '59023341' }) });
    const other = { ...jureDraft, razlicica: 4, ...taker({ ...change, davcna: null }) };
    expect((await save(server.url, ana, other)).json).toMatchObject({
      prevzemnik: { ...change, davcna_maskirana: null },
    });
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
