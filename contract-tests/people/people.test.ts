/** The people of a payer code, for its own user, and who can be invited (pages.md P32). */
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { endAccess, eva, invite, PEOPLE, people } from '../support/people-calls';
import { ask, logIn, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();

describe.runIf(inProcess)('people', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const revoke = (id: number, token = ana) => endAccess(server.url, token, id);

  it('Ana sees Marko, Jure and those whose access is over, without their whole addresses', async () => {
    const rows = await people(server.url, ana);
    expect(rows.map(({ ime, stanje }) => `${ime} ${stanje}`)).toEqual([
      'Jure Zupančič povabljen',
      'Marko Zupančič sprejet',
      'Petra Kos potekel',
      'Luka Hribar preklican',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/[a-z]{2}@/);
  });

  it.for([
    ['the own address in capitals', { e_posta: 'ANA.zupancic@example.si' }, 'lasten_naslov'],
    ['an invited address', { e_posta: 'Jure.Zupancic@example.si' }, 'ze_povabljen'],
    ['an address with access', { e_posta: 'marko.zupancic@example.si' }, 'ze_ima_dostop'],
  ] as const)('%s is refused', async ([, change, razlog]) => {
    const { status, json } = await invite(server.url, ana, { ...eva, ...change });
    expect([status, json]).toEqual([409, { razlog }]);
    expect(server.backend.mailbox.messages()).toEqual([]);
  });

  it.for([
    ['without the right to see', { pravice: ['placevanje'] }],
    ['with one right twice', { pravice: ['gledanje', 'gledanje'] }],
    ['without a right', { pravice: [] }],
    ['with an unknown right', { pravice: ['gledanje', 'glasovanje'] }],
    ['as an owner', { vloga: 'lastnik' }],
    ['without a name', { ime: ' ' }],
    ['with half an address', { e_posta: 'eva@' }],
  ] as const)('an invitation %s is refused', async ([, change]) => {
    expect((await invite(server.url, ana, { ...eva, ...change })).status).toBe(422);
  });

  it('five people at most have access or are invited; the end of an invitation makes room', async () => {
    const next = (n: number) =>
      invite(server.url, ana, { ...eva, e_posta: `oseba${n}@example.si` });
    for (const n of [1, 2, 3]) expect((await next(n)).status).toBe(201);
    const full = await next(4);
    expect([full.status, full.json]).toEqual([409, { razlog: 'prevec' }]);
    await revoke(602);
    expect((await next(4)).status).toBe(201);
  });

  it('ten links at most are sent in an hour, also when each invitation is ended at once', async () => {
    const next = (n: number) =>
      invite(server.url, ana, { ...eva, e_posta: `oseba${n}@example.si` });
    for (let n = 1; n <= 10; n += 1) {
      const { status, json } = await next(n);
      expect(status).toBe(201);
      await revoke(Object(json).id_souporabnika);
    }
    expect((await next(11)).status).toBe(429);
    expect(server.backend.mailbox.messages()).toHaveLength(10);
  });

  it('the people of another payer code are a 404, also for its user', async () => {
    for (const code of ['118903', '5530', '204511', 'neznano']) {
      const path = `/api/portal-user/v2/co_users/${code}`;
      expect((await call(server.url, { method: 'GET', path, token: ana })).status, code).toBe(404);
      expect((await call(server.url, { method: 'POST', path, json: eva, token: ana })).status).toBe(
        404,
      );
      expect(
        (await call(server.url, { method: 'DELETE', path: `${path}/601`, token: ana })).status,
      ).toBe(404);
    }
    const garage = await tokenAt(server.url, 'Ana', 'zelenigaj/118903');
    const own = '/api/portal-user/v2/co_users/118903';
    expect(await ask(server.url, own, garage)).toMatchObject({ souporabniki: [] });
    expect(
      (await call(server.url, { method: 'DELETE', path: `${own}/601`, token: garage })).status,
    ).toBe(404);
  });

  it('Marko can neither see, invite nor end', async () => {
    const marko = (await logIn(server.url, 'Marko')).token_string;
    expect((await call(server.url, { method: 'GET', path: PEOPLE, token: marko })).status).toBe(
      403,
    );
    expect((await invite(server.url, marko, eva)).status).toBe(403);
    expect((await revoke(602, marko)).status).toBe(403);
  });
});
