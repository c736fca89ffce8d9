/** Bills of a sold unit stay with the payer who owed them (pages.md P3, P4, P16, P17). */
import { describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();

/** Gives Ana's flat to another payer; she keeps her garage in the building. */
function sellFlat(): void {
  const where = { payer: { equals: ana }, inventarna_stevilka: { equals: '0137014' } };
  world.db.unit.updateMany({ where, data: { payer: anaGarage } });
}

describe.runIf(inProcess)('after a unit is sold', () => {
  it.for(['open_items', 'regular_billing', 'reserve_fund_billing', 'card_traffic'])(
    '%s is unchanged for the old payer, and empty for the new one',
    async (page) => {
      const read = (payer: string) => world.read(`v2/${page}`, payer);
      const before = [await read(ana), await read(anaGarage)];
      sellFlat();
      expect([await read(ana), await read(anaGarage)]).toEqual(before);
    },
  );

  it('the documents of its bills can still be opened', async () => {
    sellFlat();
    const path = '/api/portal-user/v2/pdf/26100314';
    const request = { method: 'GET', path, token: await world.tokenOf(ana) };
    expect((await call(world.url, request)).status).toBe(200);
    const foreign = { method: 'GET', path, token: await world.tokenOf(anaGarage) };
    expect((await call(world.url, foreign)).status).toBe(404);
  });
});
