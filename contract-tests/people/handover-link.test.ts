/** The link of a handover's taker: valid once, for seven days, with the account's own password only (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { HandoverDraft, HandoverOffer } from '../../src/api/schema';
import { call } from '../support/call';
import {
  answerOffer,
  handoverOf,
  handovers,
  jureDraft,
  lastLink,
  move,
  openOffer,
  openOfferFile,
  save,
  signDraft,
} from '../support/handover-calls';
import { demoLogin, tokenOf } from '../support/sessions';
import { slowPasswordCheck } from '../support/slow-password';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const TINA = 'cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';
const taker = (change: Partial<HandoverDraft['prevzemnik']>) => ({
  prevzemnik: { ...jureDraft.prevzemnik, ...change },
});

describe.runIf(inProcess)('the link of the taker', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });
  const sign = () => signDraft(server.url, ana);

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

  it('the link opens the documents that it names and no other file, until it is used', async () => {
    await sign();
    const link = lastLink(server.backend);
    const { priloge } = (await openOffer(server.url, link)).json as HandoverOffer;
    expect(priloge.map(({ naziv }) => naziv)).toEqual(['darilna_pogodba.pdf']);
    const file = await openOfferFile(server.url, link, 1);
    expect([file.status, file.body.byteLength]).toEqual([200, priloge[0]?.velikost]);
    expect(Buffer.from(file.body).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="darilna_pogodba.pdf"',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    });
    // 2 is the photo of a meter of this handover, 1 of the other link is another contract.
    expect((await openOfferFile(server.url, link, 2)).status).toBe(404);
    expect((await openOfferFile(server.url, link, 3)).status).toBe(404);
    const others = await openOfferFile(server.url, TINA, 1);
    expect(Buffer.from(others.body).equals(Buffer.from(file.body))).toBe(false);
    await answerOffer(server.url, link);
    expect((await openOfferFile(server.url, link, 1)).json).toEqual({ razlog: 'porabljeno' });
  });

  it('a link that is unknown, over or withdrawn opens no document', async () => {
    expect((await openOfferFile(server.url, `${TINA}x`, 1)).status).toBe(404);
    await sign();
    const link = lastLink(server.backend);
    await move(server.url, ana, 'osnutek', 4);
    expect((await openOfferFile(server.url, link, 1)).json).toEqual({ razlog: 'umaknjeno' });
    const late = { velja_do: '2026-11-21T12:00:00+01:00' };
    const where = { id_predaje: { equals: 701 } };
    server.backend.db.handoverLink.updateMany({ where, data: late });
    expect((await openOfferFile(server.url, TINA, 1)).json).toEqual({ razlog: 'poteklo' });
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

  it('the giver withdraws while the password of the taker is checked: the draft has no signature', async () => {
    await save(server.url, ana, { ...jureDraft, ...taker({ e_posta: 'rok.petek@example.si' }) });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    const link = lastLink(server.backend);
    const { email, password } = demoLogin('Rok');
    slowPasswordCheck(server.backend, email, password);
    const sent = server.backend.mailbox.messages().length;
    const [answer, withdrawn] = await Promise.all([
      answerOffer(server.url, link, { password }),
      move(server.url, ana, 'osnutek', 5),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([answer.status, answer.json]).toEqual([409, { razlog: 'umaknjeno' }]);
    expect(await handoverOf(server.url, ana)).toMatchObject({
      stanje: 'osnutek',
      podpisa: { predajnik_ob: null, prevzemnik_ob: null },
    });
    expect(server.backend.mailbox.messages()).toHaveLength(sent);
  });

  it('a password that is changed while it is checked no longer signs', async () => {
    await save(server.url, ana, { ...jureDraft, ...taker({ e_posta: 'rok.petek@example.si' }) });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    const link = lastLink(server.backend);
    const { email, password } = demoLogin('Rok');
    slowPasswordCheck(server.backend, email, password);
    const [answer] = await Promise.all([
      answerOffer(server.url, link, { password }),
      // Another call, so that the check has begun.
      handovers(server.url, ana).then(() =>
        slowPasswordCheck(server.backend, email, 'Javorjeva12'),
      ),
    ]);
    expect([answer.status, answer.json]).toEqual([422, { code: 3 }]);
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
});
