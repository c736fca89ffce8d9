/** A tenant and the handover of a unit that is let (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import { decide } from '../../mocks/people/handover/handover-life';
import type { HandoverDraft, HandoverUnit } from '../../src/api/schema';
import { call } from '../support/call';
import { fileOf } from '../support/files';
import { decideNow, FLAT, handOver, OLD } from '../support/handed-over';
import {
  answerOffer,
  handoverOf,
  jureDraft,
  lastLink,
  move,
  saveFile,
} from '../support/handover-calls';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();

describe.runIf(inProcess)('a handover and a tenant', () => {
  beforeEach(() => server.backend.reset());

  it('a tenant of a sold flat stays, with the new landlord', async () => {
    const { db, mailbox } = server.backend;
    const where = { id_predaje: { equals: 705 } };
    const sold = {
      vrsta: 'prodaja',
      stanje: 'v_obdelavi',
      datum_predaje: '2026-11-05',
      taker_id: 4823,
    } as const;
    db.handover.update({
      where,
      data: { ...sold, prevzemnik: JSON.stringify({ ...jureDraft.prevzemnik }) },
    });
    decide(db, db.handover.findFirst({ where, strict: true }), mailbox);
    const rok = await tokenOf(server.url, 'Rok');
    expect(await ask(server.url, '/api/portal-user/v2/open_items', rok)).toHaveProperty(
      'postavke.length',
      3,
    );
    const leases = db.lease.findMany({ where: { inventarna_stevilka: { equals: '0291007' } } });
    expect(
      leases.map(({ owner, pogodba_od, pogodba_do }) => [owner, pogodba_od, pogodba_do]),
    ).toEqual([
      [OLD, '2024-09-01', '2026-11-05'],
      [expect.stringMatching(/^zelenigaj\/\d+$/), '2026-11-06', '2027-08-31'],
    ]);
    const [, next] = leases;
    const marko = await tokenAt(server.url, 'Marko', next?.owner ?? '');
    expect(await ask(server.url, '/api/portal-user/v2/tenants/open_items', marko)).toMatchObject({
      postavke: [],
    });
    expect(
      await ask(
        server.url,
        '/api/portal-user/v2/has_user_tenants',
        await tokenOf(server.url, 'Ana'),
      ),
    ).toBe(false);
  });

  it('a lease leaves the flat with its owner and gives it to the tenant; the fund is not shared', async () => {
    const payer = (await handOver(server, 'najem')) ?? '';
    const ana = await tokenOf(server.url, 'Ana');
    const rok = await tokenAt(server.url, 'Rok', payer);
    const units = '/api/portal-user/v1/e_manager/enota';
    expect(await ask(server.url, units, rok)).toMatchObject([
      { inventarna_stevilka: FLAT, vrsta: 'U' },
    ]);
    const own = Object(await ask(server.url, units, ana)) as { inventarna_stevilka: string }[];
    expect(own.filter(({ inventarna_stevilka }) => inventarna_stevilka === FLAT)).toMatchObject([
      { vrsta: 'L' },
    ]);
    const row = await handoverOf(server.url, ana);
    expect(row?.razdelitev.map(({ sklad }) => sklad)).toEqual(['redni']);
    expect(await ask(server.url, `/api/portal-user/v2/readings/${FLAT}`, rok)).toMatchObject({
      odcitki: [],
    });
    const debtors = {
      method: 'GET',
      path: '/api/portal-user/v2/reserve_fund/0137/debtors',
      token: rok,
    };
    expect((await call(server.url, debtors)).status).toBe(403);
  });

  it('a flat that is let is not let again: the manager refuses with the reason', async () => {
    const { db, mailbox } = server.backend;
    const where = { id_predaje: { equals: 705 } };
    const let1 = {
      stanje: 'v_obdelavi',
      datum_predaje: '2026-11-05',
      prevzemnik: JSON.stringify(jureDraft.prevzemnik),
    } as const;
    const signed = {
      predajnik_ob: '2026-11-20T12:00:00+01:00',
      prevzemnik_ob: '2026-11-20T13:00:00+01:00',
    };
    db.handover.update({ where, data: { ...let1, ...signed } });
    decide(db, db.handover.findFirst({ where, strict: true }), mailbox);
    const ana = await tokenOf(server.url, 'Ana');
    expect(await handoverOf(server.url, ana, 705)).toMatchObject({
      stanje: 'zavrnjeno',
      razlog: expect.stringContaining('oddana v najem'),
    });
    expect(mailbox.messages().map(({ subject }) => subject)).toEqual(
      Array(2).fill('Primopredaja je zavrnjena'),
    );
  });

  it("the tenant's meter states are in no answer, and a lower one does not come to the taker", async () => {
    const { db } = server.backend;
    const ana = await tokenOf(server.url, 'Ana');
    const path = '/api/portal-user/v2/handover/0291007';
    const { predaja } = (await ask(server.url, path, ana)) as HandoverUnit;
    expect(predaja?.stevci.map(({ zadnje_stanje }) => zadnje_stanje)).toEqual([null, null, null]);
    const states = (first: number) => [
      { st_merilnika: '44120007', stanje: first },
      { st_merilnika: '44120008', stanje: 999 },
    ];
    const draft = { ...jureDraft, vrsta: 'prodaja', datum_predaje: '2026-11-05', priloge: [] };
    const low = { ...draft, razlicica: 1, stevci: states(0) };
    const contract = { kind: 'pogodba', file: fileOf('pogodba.pdf', 'pdf') };
    const kept = await saveFile(server.url, ana, low as HandoverDraft, contract, 705);
    expect(kept.status).toBe(200);
    expect((await move(server.url, ana, 'caka_prevzemnika', 2, 705)).status).toBe(200);
    expect((await answerOffer(server.url, lastLink(server.backend))).status).toBe(200);
    decideNow(server.backend, 705);
    expect(await handoverOf(server.url, ana, 705)).toMatchObject({
      stanje: 'zavrnjeno',
      razlog: expect.stringContaining('nižje od zadnjega'),
    });
    const where = { st_merilnika: { equals: '44120007' } };
    expect(db.ownMeter.findFirst({ where })?.zadnje_stanje).toBe(318.744);
    expect(db.unit.findMany({ where: { payer: { equals: OLD } } })).toContainEqual(
      expect.objectContaining({ inventarna_stevilka: '0291007' }),
    );
  });
});
