/** People, invitations and the end of an access (pages.md P32). */
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import {
  accept,
  eva,
  evaAccepts,
  invite,
  lastInvitation,
  openInvitation,
  PEOPLE,
  people,
} from '../support/people-calls';
import { ask, demoLogin, logIn, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const units = '/api/portal-user/v1/e_manager/enota';

describe.runIf(inProcess)('people', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const revoke = (id: number, token = ana) =>
    call(server.url, { method: 'DELETE', path: `${PEOPLE}/${id}`, token });
  const statusWith = async (token: string) =>
    (await call(server.url, { method: 'GET', path: units, token })).status;

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

  it('an invited person opens an account by the link and is in the list with the login', async () => {
    const invited = await invite(server.url, ana, eva);
    expect([invited.status, invited.json]).toEqual([
      201,
      expect.objectContaining({ stanje: 'povabljen', zadnja_prijava: null }),
    ]);
    const [mail] = server.backend.mailbox.messages();
    expect(mail).toMatchObject({
      to: 'eva.zupancic@example.si',
      subject: 'Ana Zupančič vas vabi v portal',
    });
    const link = lastInvitation(server.backend);
    expect((await openInvitation(server.url, link)).json).toMatchObject({
      vabi: 'Ana Zupančič',
      e_posta_maskirana: 'e***@example.si',
      velja_do: '2026-11-28T12:00:00+01:00',
      ima_racun: false,
    });
    const accepted = await accept(server.url, link, evaAccepts);
    expect([accepted.status, accepted.json]).toEqual([
      200,
      {
        user_data: expect.objectContaining({
          firstname: 'Eva',
          email: eva.e_posta,
          code_payer: '104217',
        }),
        token_string: expect.any(String),
      },
    ]);
    expect(await ask(server.url, units, Object(accepted.json).token_string)).toEqual(
      await ask(server.url, units, ana),
    );
    const row = (await people(server.url, ana)).find(({ ime }) => ime === eva.ime);
    expect(row).toMatchObject({ stanje: 'sprejet', zadnja_prijava: '2026-11-21T12:00:00+01:00' });
    expect(server.backend.mailbox.messages().at(-1)).toMatchObject({
      to: 'ana.zupancic@example.si',
      subject: 'Povabilo je sprejeto',
    });
  });

  it('a link works once, also for two requests at one time', async () => {
    await invite(server.url, ana, eva);
    const link = lastInvitation(server.backend);
    const both = await Promise.all([
      accept(server.url, link, evaAccepts),
      accept(server.url, link, evaAccepts),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await accept(server.url, link, evaAccepts)).json).toEqual({ razlog: 'sprejeto' });
    expect((await openInvitation(server.url, link)).json).toEqual({ razlog: 'sprejeto' });
    expect((await people(server.url, ana)).filter(({ ime }) => ime === eva.ime)).toHaveLength(1);
  });

  it('a link is over after seven days, to the second', async () => {
    await invite(server.url, ana, eva);
    const link = lastInvitation(server.backend);
    const where = { e_posta: { equals: eva.e_posta } };
    server.backend.db.coUser.update({ where, data: { velja_do: '2026-11-21T12:00:01+01:00' } });
    expect((await openInvitation(server.url, link)).status).toBe(200);
    const over = {
      povabljen_ob: '2026-11-14T12:00:00+01:00',
      velja_do: '2026-11-21T12:00:00+01:00',
    };
    server.backend.db.coUser.update({ where, data: over });
    expect((await openInvitation(server.url, link)).json).toEqual({ razlog: 'poteklo' });
    expect((await accept(server.url, link, evaAccepts)).json).toEqual({ razlog: 'poteklo' });
    expect((await invite(server.url, ana, eva)).status).toBe(201);
  });

  it('an ended invitation cannot be accepted, and an unknown token is a 404', async () => {
    const { json } = await invite(server.url, ana, eva);
    const link = lastInvitation(server.backend);
    expect((await revoke(Object(json).id_souporabnika)).status).toBe(204);
    expect((await accept(server.url, link, evaAccepts)).json).toEqual({ razlog: 'preklicano' });
    expect((await accept(server.url, `${link}x`, evaAccepts)).status).toBe(404);
  });

  it('only the invited address is opened: its account needs its own password', async () => {
    const rok = { ...eva, ime: 'Rok Petek', e_posta: 'ROK.petek@example.si', vloga: 'najemnik' };
    await invite(server.url, ana, rok);
    const link = lastInvitation(server.backend);
    expect((await openInvitation(server.url, link)).json).toMatchObject({ ima_racun: true });
    const of = (password: string, novi_racun: object | null = null) =>
      accept(server.url, link, { password, novi_racun });
    const anas = await of(demoLogin('Ana').password);
    expect([anas.status, anas.json]).toEqual([422, { code: 3 }]);
    const asNew = await of('Javorjeva12', evaAccepts.novi_racun);
    expect([asNew.status, asNew.json]).toEqual([
      422,
      expect.objectContaining({
        napake: [{ polje: 'novi_racun', razlog: 'neustrezno', meja: null }],
      }),
    ]);
    expect((await of(demoLogin('Rok').password)).status).toBe(200);
    const managers = await ask(
      server.url,
      '/api/auth/v1/user_managers',
      await tokenOf(server.url, 'Rok'),
    );
    expect(managers).toEqual([
      expect.objectContaining({ code_payer: '204511' }),
      expect.objectContaining({ code_payer: '104217' }),
    ]);
  });

  it('wrong passwords are counted as at the login, and do not use up the link', async () => {
    await invite(server.url, ana, { ...eva, e_posta: 'rok.petek@example.si' });
    const link = lastInvitation(server.backend);
    const wrong = { password: 'Napacno1', novi_racun: null };
    for (let tried = 0; tried < 5; tried += 1)
      expect((await accept(server.url, link, wrong)).json).toEqual({ code: 3 });
    expect((await accept(server.url, link, wrong)).status).toBe(429);
    expect((await openInvitation(server.url, link)).status).toBe(200);
  });

  it('wrong passwords at one time are counted one after the other', async () => {
    await invite(server.url, ana, { ...eva, e_posta: 'rok.petek@example.si' });
    const link = lastInvitation(server.backend);
    const wrong = { password: 'Napacno1', novi_racun: null };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => accept(server.url, link, wrong)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  it('a new account needs a password by the rules', async () => {
    await invite(server.url, ana, eva);
    const link = lastInvitation(server.backend);
    for (const password of ['Javor12', 'javorjeva12', 'Javorjeva']) {
      const { status, json } = await accept(server.url, link, { ...evaAccepts, password });
      expect([status, json]).toEqual([
        422,
        expect.objectContaining({
          napake: [{ polje: 'password', razlog: 'neustrezno', meja: null }],
        }),
      ]);
    }
    expect((await accept(server.url, link, evaAccepts)).status).toBe(200);
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

  it('revoking ends the sessions at that payer code at once, and no other', async () => {
    const sessions = [await tokenOf(server.url, 'Marko'), await tokenOf(server.url, 'Marko')];
    expect(await Promise.all(sessions.map(statusWith))).toEqual([200, 200]);
    expect((await revoke(601)).status).toBe(204);
    expect((await revoke(601)).status).toBe(204);
    expect(await Promise.all(sessions.map(statusWith))).toEqual([401, 401]);
    expect(await statusWith(ana)).toBe(200);
    const { email, password } = demoLogin('Marko');
    const login = await call(server.url, {
      method: 'POST',
      path: '/api/auth/v1/login',
      json: { email, password },
    });
    expect([login.status, login.json]).toEqual([
      403,
      { code: 2, error: 'User is not connected to manager' },
    ]);
    expect(
      (await people(server.url, ana)).find(({ id_souporabnika }) => id_souporabnika === 601),
    ).toMatchObject({ stanje: 'preklican', zadnja_prijava: null });
  });

  it('a session that has ended does not come back with a new invitation', async () => {
    const before = await tokenOf(server.url, 'Marko');
    await revoke(601);
    const { email, password } = demoLogin('Marko');
    const again = { ...eva, ime: 'Marko Zupančič', e_posta: email };
    expect((await invite(server.url, ana, again)).status).toBe(201);
    const link = lastInvitation(server.backend);
    const accepted = await accept(server.url, link, { password, novi_racun: null });
    expect(await statusWith(Object(accepted.json).token_string)).toBe(200);
    expect(await statusWith(before)).toBe(401);
  });

  it('a person with an own payer code keeps it when the access ends', async () => {
    const { json } = await invite(server.url, ana, { ...eva, e_posta: 'rok.petek@example.si' });
    const accepted = await accept(server.url, lastInvitation(server.backend), {
      password: demoLogin('Rok').password,
      novi_racun: null,
    });
    const [own, given] = [
      await tokenOf(server.url, 'Rok'),
      await tokenAt(server.url, 'Rok', 'zelenigaj/104217'),
    ];
    await revoke(Object(json).id_souporabnika);
    expect(
      await Promise.all([own, given, Object(accepted.json).token_string].map(statusWith)),
    ).toEqual([200, 401, 401]);
    const path = '/api/auth/v1/switch_manager/zelenigaj/104217';
    expect((await call(server.url, { method: 'POST', path, token: own })).status).toBe(403);
  });

  it('the calendar of a person is closed with the access', async () => {
    const marko = await tokenOf(server.url, 'Marko');
    const path = '/api/portal-user/v2/calendar_subscription/0137';
    const { json } = await call(server.url, { method: 'POST', path, token: marko });
    const calendar = { method: 'GET', path: Object(json).pot };
    expect((await call(server.url, calendar)).status).toBe(200);
    await revoke(601);
    expect((await call(server.url, calendar)).status).toBe(404);
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
