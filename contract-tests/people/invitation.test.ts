/** Invitations: the link is valid once, for one address (pages.md P32). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  endAccess,
  eva,
  evaAccepts,
  invite,
  lastInvitation,
  openInvitation,
  people,
} from '../support/people-calls';
import { ask, demoLogin, tokenOf } from '../support/sessions';
import { slowPasswordCheck } from '../support/slow-password';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const units = '/api/portal-user/v1/e_manager/enota';

describe.runIf(inProcess)('an invitation', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const revoke = (id: number, token = ana) => endAccess(server.url, token, id);

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

  it('E33 a link works once, also for two requests at one time', async () => {
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

  it('E33 only the invited address is opened: its account needs its own password', async () => {
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

  it('the owner ends an invitation while the password is checked: it is not accepted', async () => {
    const { email, password } = demoLogin('Rok');
    const { json } = await invite(server.url, ana, { ...eva, e_posta: email });
    const link = lastInvitation(server.backend);
    slowPasswordCheck(server.backend, email, password);
    const sent = server.backend.mailbox.messages().length;
    const [accepted, ended] = await Promise.all([
      accept(server.url, link, { password, novi_racun: null }),
      revoke(Object(json).id_souporabnika),
    ]);
    expect(ended.status).toBe(204);
    expect([accepted.status, accepted.json]).toEqual([409, { razlog: 'preklicano' }]);
    expect(server.backend.mailbox.messages()).toHaveLength(sent);
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
});
