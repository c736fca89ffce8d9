/** Dodaj upravnika (pages.md P25, C8, the cases of section 3). */
import { beforeAll, describe, expect, it } from 'vitest';
import { maja, post, postChecked } from '../support/account-calls';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const choice = testServer();
const proof = { manager: 'breza', code_payer: '7781', bill_password: 'R9T3-8WPL' };
const row = {
  manager: 'breza',
  full_title: 'Stanovanjski servis Breza d.o.o.',
  code_payer: '7781',
};

it('all managers are public and in alphabetical order', async () => {
  const answer = await call(choice.url, { method: 'GET', path: '/api/auth/v1/managers' });
  expect(answer.json).toEqual([
    { manager: 'breza', full_title: 'Stanovanjski servis Breza d.o.o.' },
    { manager: 'zelenigaj', full_title: 'Upravljanje Zeleni Gaj d.o.o.' },
  ]);
});

describe.runIf(inProcess)('add_manager', () => {
  const server = testServer();
  let token = '';
  const add = async (json: Readonly<Record<string, unknown>>) => {
    const answer = await post(server.url, 'add_manager', json, token);
    return [answer.status, answer.json];
  };

  beforeAll(async () => {
    token = await tokenOf(server.url, 'Ana');
  });

  it.for([
    ['a wrong bill password', { bill_password: 'X' }, 422, 'Invalid bill password'],
    ['an unknown code', { code_payer: '7782' }, 422, 'Code payer for this manager does not exist'],
    ['an unknown manager', { manager: 'neznan' }, 422, 'Manager data is missing'],
    [
      'a code of the same account',
      { code_payer: '5530', bill_password: 'H3C9-7VQD' },
      409,
      'User with this code exists',
    ],
  ] as const)('refuses %s', async ([, change, status, error]) => {
    expect(await add({ ...proof, ...change })).toEqual([status, { error }]);
    expect(await ask(server.url, '/api/auth/v1/user_managers', token)).toHaveLength(3);
  });

  it('links the code, and user_managers, profile and switch_manager then have it', async () => {
    expect(await add(proof)).toEqual([201, row]);
    const linked = await ask(server.url, '/api/auth/v1/user_managers', token);
    expect(Object(linked).at(-1)).toEqual(row);
    const profile = Object(await ask(server.url, '/api/auth/v1/profile', token));
    expect(profile.selected_manager).toBe('zelenigaj');
    expect(profile.upravniki).toHaveLength(4);
    const there = await tokenAt(server.url, 'Ana', 'breza/7781');
    expect(await ask(server.url, '/api/portal-user/v1/e_manager/enota', there)).toMatchObject([
      { inventarna_stevilka: '0044011' },
    ]);
  });

  it('gives a code to one account only', async () => {
    const rok = await tokenOf(server.url, 'Rok');
    const { status, json } = await post(server.url, 'add_manager', proof, rok);
    expect([status, json]).toEqual([409, { error: 'User with this code exists' }]);
    const path = '/api/auth/v1/switch_manager/breza/7781';
    expect((await call(server.url, { method: 'POST', path, token: rok })).status).toBe(403);
  });

  it('allows an account five tries', async () => {
    expect((await add({ ...proof, code_payer: '7790' }))[0]).toBe(422);
    const { status, headers } = await post(server.url, 'add_manager', proof, token);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
  });
});

describe.runIf(inProcess)('five tries of a payer code', () => {
  const server = testServer();
  const wrong = { ...proof, bill_password: 'X' };

  it('count for all accounts together, also at registration, and separately for each code', async () => {
    const [ana, rok] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Rok')];
    const add = (json: typeof proof, token: string) => post(server.url, 'add_manager', json, token);
    for (const token of [ana, ana, rok]) expect((await add(wrong, token)).status).toBe(422);
    for (const email of ['prvi@example.si', 'drugi@example.si']) {
      const json = { ...maja, ...wrong, email };
      expect((await postChecked(server.url, 'register', json)).status).toBe(422);
    }
    const { status, headers, json } = await add({ ...proof, code_payer: ' 77 81' }, rok);
    expect([status, json]).toEqual([429, { detail: expect.stringContaining('Too many tries') }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    const registered = await postChecked(server.url, 'register', { ...maja, ...proof });
    expect(registered.status).toBe(429);
    // The same code at another manager is another code.
    const elsewhere = { ...proof, manager: 'zelenigaj' };
    expect((await add(elsewhere, rok)).status).toBe(422);
  });
});
