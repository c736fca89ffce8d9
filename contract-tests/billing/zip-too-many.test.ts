/** An archive of a year's bills has a limit: a portfolio of many units gets none (pages.md P16). */
import { expect, it } from 'vitest';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import type { components, Login } from '../../src/api/schema';
import { call } from '../support/call';
import { ask } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer({ world: { units: 120, managers: 2, openItems: 600, seed: 7 } });
const list = '/api/portal-user/v2/regular_billing';

it.runIf(inProcess)(
  'more bills than an archive contains have none, those of a unit do',
  async () => {
    const { email, password } = GENERATED_LOGIN;
    const request = { method: 'POST', path: '/api/auth/v1/login', json: { email, password } };
    const { token_string: token } = (await call(server.url, request)).json as Login;
    const billsAt = async (query: string) =>
      (await ask(
        server.url,
        `${list}?leto=2026${query}`,
        token,
      )) as components['schemas']['RegularBills'];
    const all = await billsAt('');
    expect(all.stevilo_vrstic).toBeGreaterThan(200);
    expect(all.pot_zip).toBeNull();
    const path = `${list}/zip?leto=2026`;
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(404);

    const [bill] = all.obracuni;
    const { pot_zip } = await billsAt(`&inventarna_stevilka=${bill?.inventarna_stevilka}`);
    const archive = await call(server.url, { method: 'GET', path: String(pot_zip), token });
    expect(archive.status).toBe(200);
  },
);
