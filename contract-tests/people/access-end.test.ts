/** The end of an access closes sessions, calendar and login at once (pages.md P32). */
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { accept, endAccess, eva, invite, lastInvitation, people } from '../support/people-calls';
import { demoLogin, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const units = '/api/portal-user/v1/e_manager/enota';

describe.runIf(inProcess)('the end of an access', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const revoke = (id: number, token = ana) => endAccess(server.url, token, id);
  const statusWith = async (token: string) =>
    (await call(server.url, { method: 'GET', path: units, token })).status;

  it('E33 revoking ends the sessions at that payer code at once, and no other', async () => {
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
});
