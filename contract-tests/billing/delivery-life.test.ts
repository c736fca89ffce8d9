/** What the demo's manager does with a mandate that waits for the signature (pages.md P37). */
import { expect, it } from 'vitest';
import { CONFIRM_AFTER_MS } from '../../mocks/billing/mandate/mandate-life';
import type { Mandate } from '../../src/api/schema';
import { deliveryOf, saveMandate } from '../support/mandate-calls';
import { tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

let now = 0;
const server = testServer({ requestLife: () => now });

it.runIf(inProcess)(
  'is confirmed after a while; one that was taken back is not, until it waits again',
  async () => {
    const token = await tokenOf(server.url, 'Ana');
    const stateAfter = async (milliseconds: number) => {
      now += milliseconds;
      return (await deliveryOf(server.url, token)).pooblastilo?.stanje;
    };
    const first = await saveMandate(server.url, token, { stanje: 'v_podpisu' });
    const { razlicica } = first.json as Mandate;
    expect(await stateAfter(CONFIRM_AFTER_MS - 1)).toBe('v_podpisu');
    await saveMandate(server.url, token, { razlicica, iban: null });
    expect(await stateAfter(CONFIRM_AFTER_MS)).toBe('osnutek');
    const again = { razlicica: razlicica + 1, iban: null, stanje: 'v_podpisu' };
    await saveMandate(server.url, token, again);
    expect(await stateAfter(CONFIRM_AFTER_MS - 1)).toBe('v_podpisu');
    expect(await stateAfter(1)).toBe('aktivno');
    const { pooblastilo } = await deliveryOf(server.url, token);
    expect(pooblastilo?.stanje_od).toMatch(/^2026-11-21T12:0[1-9]/);
  },
);
