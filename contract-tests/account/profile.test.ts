/** The profile (pages.md P2). */
import { describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../../mocks/world/demo-today';
import { call } from '../support/call';
import { ask, logIn, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const path = '/api/auth/v1/profile';

describe('the profile', () => {
  const server = testServer();

  it('is the sample of the page', async () => {
    const token = await tokenOf(server.url, 'Ana');
    expect(await ask(server.url, path, token)).toEqual({
      firstname: 'Ana',
      lastname: 'Zupančič',
      email: 'ana.zupancic@example.si',
      selected_manager: 'zelenigaj',
      code_payer: '104217',
      upravniki: [
        { full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' },
        { full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '118903' },
        { full_title: 'Stanovanjski servis Breza d.o.o.', code_payer: '5530' },
      ],
      enote_stevilo: 3,
      zadnja_prijava: '2026-11-20T18:42:00+01:00',
    });
  });

  it('depends on the chosen manager', async () => {
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    expect(await ask(server.url, path, token)).toMatchObject({
      selected_manager: 'breza',
      code_payer: '5530',
      enote_stevilo: 1,
    });
  });

  it('has the time of the login before the latest', async () => {
    const last = async () => {
      const { token_string } = await logIn(server.url, 'Rok');
      return Object(await ask(server.url, path, token_string)).zadnja_prijava;
    };
    expect(await last()).toBe('2026-11-19T07:15:00+01:00');
    expect(await last()).toBe(DEMO_NOW);
  });
});

describe.runIf(inProcess)('a change of the name', () => {
  const server = testServer();
  const change = async (json: Readonly<Record<string, unknown>>) =>
    call(server.url, { method: 'PUT', path, json, token: await tokenOf(server.url, 'Ana') });

  it('appears in the profile and at the next login', async () => {
    const { status, json } = await change({ firstname: ' Anica ', lastname: 'Kovač-Zupančič' });
    expect([status, json]).toMatchObject([
      200,
      { firstname: 'Anica', lastname: 'Kovač-Zupančič', enote_stevilo: 3 },
    ]);
    const { user_data, token_string } = await logIn(server.url, 'Ana');
    expect(user_data).toMatchObject({ firstname: 'Anica', lastname: 'Kovač-Zupančič' });
    expect(await ask(server.url, path, token_string)).toMatchObject({ firstname: 'Anica' });
  });

  it('does not change the payer on the bills', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const items = Object(await ask(server.url, '/api/portal-user/v2/open_items', token));
    expect(items.postavke[0].upn.placnik_naziv).toBe('Ana Zupančič');
  });

  it.for([
    ['a blank name', { firstname: '   ', lastname: 'Zupančič' }],
    ['a name of over 50 characters', { firstname: 'A'.repeat(51), lastname: 'Zupančič' }],
    ['the e-mail', { firstname: 'Ana', lastname: 'Zupančič', email: 'ana@example.si' }],
  ] as const)('refuses %s', async ([, json]) => {
    expect((await change(json)).status).toBe(422);
  });
});
