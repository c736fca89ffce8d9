/** Registration (pages.md P27, C8, the cases of section 3); each group has a fresh world. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Login } from '../../src/api/schema';
import { maja, post, postChecked } from '../support/account-calls';
import { call } from '../support/call';
import { solvedCaptcha } from '../support/captcha';
import { ask } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const reading = (await loadOperations()).filter(
  ({ id, method, secured }) => method === 'GET' && secured && id !== 'logout',
);
const ana = { code_payer: '104217', bill_password: 'T5N8-3HJC', email: 'ana.zupancic@example.si' };

/** Each has its own world, as only five refusals of one code or e-mail address are allowed. */
describe.runIf(inProcess).each([
  ['a wrong bill password', { bill_password: 'X' }, 422, 'Invalid bill password'],
  [
    'the bill password of someone else',
    { bill_password: 'R9T3-8WPL' },
    422,
    'Invalid bill password',
  ],
  ['a taken code', { ...ana, email: maja.email }, 409, 'User with this code exists'],
  [
    'a taken code and a wrong bill password',
    { code_payer: '104217' },
    422,
    'Invalid bill password',
  ],
  ['an unknown code', { code_payer: '999999' }, 422, 'Code payer for this manager does not exist'],
  [
    "another manager's code",
    { code_payer: '7781' },
    422,
    'Code payer for this manager does not exist',
  ],
  ['an unknown manager', { manager: 'neznan' }, 422, 'Manager data is missing'],
  ['a taken e-mail', { email: ana.email }, 409, 'User with this email exists'],
  [
    'a taken e-mail in capitals',
    { email: 'ANA.Zupancic@example.si' },
    409,
    'User with this email exists',
  ],
  ['a taken e-mail and code', ana, 409, 'User with this code exists'],
] as const)('%s', (_name, change, status, error) => {
  const server = testServer();

  it(`is refused with "${error}", and login fails`, async () => {
    const answer = await postChecked(server.url, 'register', { ...maja, ...change });
    expect([answer.status, answer.json]).toEqual([status, { error }]);
    const login = await post(server.url, 'login', { email: maja.email, password: maja.password });
    expect(login.status).toBe(401);
  });
});

describe.runIf(inProcess)('the bot check', () => {
  const server = testServer();

  it('comes first, and each solution is valid once', async () => {
    const captcha = await solvedCaptcha(server.url);
    const first = await post(server.url, 'register', { ...maja, code_payer: '999999', captcha });
    expect(first.json).toEqual({ error: 'Code payer for this manager does not exist' });
    const again = await post(server.url, 'register', { ...maja, code_payer: '999999', captcha });
    expect([again.status, again.json]).toEqual([422, { error: 'Invalid captcha' }]);
  });

  it('does not count as a try when it is refused', async () => {
    for (let i = 0; i < 6; i++) {
      const answer = await post(server.url, 'register', { ...maja, captcha: 'AAAA' });
      expect([answer.status, answer.json]).toEqual([422, { error: 'Invalid captcha' }]);
    }
    expect((await postChecked(server.url, 'register', maja)).status).toBe(204);
  });
});

describe.runIf(inProcess)('a registered user', () => {
  const server = testServer();
  let token = '';

  beforeAll(async () => {
    const written = { ...maja, code_payer: ' 120 555', bill_password: ' p4t9-6hwd ' };
    const answer = await postChecked(server.url, 'register', { ...written, firstname: ' Maja ' });
    expect([answer.status, answer.json]).toEqual([204, undefined]);
    const login = await post(server.url, 'login', { email: maja.email, password: maja.password });
    const { user_data, token_string } = login.json as Login;
    const { firstname, lastname, email, manager: selected_manager } = maja;
    expect(user_data).toMatchObject({ firstname, lastname, email, selected_manager });
    expect(user_data.code_payer).toBe('120555');
    token = token_string;
  });

  it('has a unit, pages and one manager', async () => {
    const units = await ask(server.url, '/api/portal-user/v1/e_manager/enota', token);
    expect(units).toMatchObject([
      { inventarna_stevilka: '0137022', vrsta: 'L' },
      { inventarna_stevilka: '0137022', vrsta: 'U' },
    ]);
    const pages = await ask(server.url, '/api/portal-user/v2/allowed_pages', token);
    expect(pages).toContain(2);
    expect(pages).not.toContain(15);
    expect(await ask(server.url, '/api/auth/v1/user_managers', token)).toHaveLength(1);
    expect(await ask(server.url, '/api/auth/v1/profile', token)).toMatchObject({
      enote_stevilo: 1,
      zadnja_prijava: null,
    });
  });

  it('can change the name; the first login then has no earlier one', async () => {
    const json = { firstname: 'Maja', lastname: maja.lastname };
    const request = { method: 'PUT', path: '/api/auth/v1/profile', json, token };
    const { status, json: profile } = await call(server.url, request);
    expect([status, profile]).toMatchObject([200, { ...json, zadnja_prijava: null }]);
  });

  it.for(reading)('gets neither an error nor other users’ data from $id', async (operation) => {
    const own = { objekt_sifra: '0137', inventarna_stevilka: '0137022' };
    const names = operation.parameters.map(({ name }) => name);
    const parameters = Object.fromEntries(
      Object.entries(own).filter(([name]) => names.includes(name)),
    );
    const request = exampleRequest(operation, { parameters, onlyRequired: true });
    const { status, json } = await call(server.url, { ...request, token });
    expect([200, 403, 404]).toContain(status);
    expect(JSON.stringify(json ?? null)).not.toMatch(/0137014|104217|Zupan|204511|Petek/);
  });

  it('pays into the fund for the area of the flat, now and after the list to sign', async () => {
    const fund = await ask(server.url, '/api/portal-user/v2/reserve_fund/0137', token);
    expect(fund).toMatchObject({ sklad: { povrsina_enote: 53.1, moj_prispevek: 31.86 } });
    const decision = await ask(server.url, '/api/portal-user/v2/decision/9101', token);
    expect(decision).toMatchObject({ moje: { enote: [{ povrsina: 53.1 }] } });
  });

  it('owes nothing', async () => {
    expect(await ask(server.url, '/api/portal-user/v2/open_items', token)).toMatchObject({
      postavke: [],
      skupaj_odprto: 0,
    });
  });

  it('cannot register the code again', async () => {
    const again = { ...maja, email: 'drugi@example.si' };
    const answer = await postChecked(server.url, 'register', again);
    expect([answer.status, answer.json]).toEqual([409, { error: 'User with this code exists' }]);
  });

  it('has received an e-mail', () => {
    expect(server.backend.mailbox.messages()).toMatchObject([
      { to: maja.email, subject: 'Registracija je uspela', link: '/prijava' },
    ]);
  });
});

describe.runIf(inProcess).each([
  ['a payer code', (i: number) => ({ email: `poskus${i}@example.si`, bill_password: 'X' })],
  ['an e-mail', (i: number) => ({ code_payer: String(900000 + i) })],
] as const)('five tries of %s', (_name, change) => {
  const server = testServer();

  it('are the limit, even for the right proof, for some minutes', async () => {
    for (let i = 0; i < 5; i++) {
      const answer = await postChecked(server.url, 'register', { ...maja, ...change(i) });
      expect(answer.status).toBe(422);
    }
    const { status, headers } = await postChecked(server.url, 'register', maja);
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('do not block others', async () => {
    const other = { ...maja, email: 'nekdo@example.si', code_payer: '888888' };
    expect((await postChecked(server.url, 'register', other)).status).toBe(422);
  });
});
