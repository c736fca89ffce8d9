/** The portal's own check of a bill agrees with the backend's specifications (pages.md P14). */
import { describe, expect, it } from 'vitest';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import type { CostSpecification, Login, Unit } from '../../src/api/schema';
import { checkBill } from '../../src/domain/bills/bill-check';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer({ world: { units: 50, managers: 2, openItems: 200, seed: 7 } });
const v2 = '/api/portal-user/v2';

/** Every specification of these units. */
async function specifications(token: string, units: readonly string[]) {
  const found: CostSpecification[] = [];
  const get = async (path: string) =>
    (await ask(server.url, `${v2}/cost_specification/${path}`, token)) as (typeof found)[number];
  for (const unit of units) {
    const { obdobja } = await get(unit);
    for (const period of obdobja) found.push(await get(`${unit}?obdobje=${period}`));
  }
  return found;
}

/** The faults that the check finds in a specification. */
const faultsOf = (bill: CostSpecification) => {
  const { lines, right } = checkBill(bill);
  const off = lines.filter(({ outcome }) => outcome !== 'agrees').map(({ line }) => line);
  return right && off.length === 0 ? [] : [[bill.inventarna_stevilka, bill.obdobje, off]];
};

describe.runIf(inProcess)('the portal’s check of a bill', () => {
  it('finds all of Ana’s right, and 10/2026 to be 217.50', async () => {
    const bills = await specifications(await tokenOf(server.url, 'Ana'), ['0137014']);
    expect(bills).toHaveLength(22);
    expect(bills.flatMap(faultsOf)).toEqual([]);
    expect(checkBill(bills[0] as CostSpecification).reckoned).toBe(21_750n);
  });

  it('finds those of a generated world right', async () => {
    const { email, password } = GENERATED_LOGIN;
    const login = { method: 'POST', path: '/api/auth/v1/login', json: { email, password } };
    const { token_string: token } = (await call(server.url, login)).json as Login;
    const path = '/api/portal-user/v1/e_manager/enota';
    const units = (await ask(server.url, path, token)) as Unit[];
    const keys = [...new Set(units.map(({ inventarna_stevilka }) => inventarna_stevilka))];
    const bills = await specifications(token, keys);
    expect(bills.length).toBeGreaterThan(2);
    expect(bills.flatMap(faultsOf)).toEqual([]);
  });
});
