/** A bill has the same amount everywhere: in the list, its specification, the open items and on the account card. */
import { expect, it } from 'vitest';
import type { AccountCard, CostSpecification, OpenItems, RegularBills } from '../../src/api/schema';
import { contexts } from '../support/contexts';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

/** Payers with bills; 118903 has none. */
const billed = contexts.filter(({ context }) => context !== 'zelenigaj/118903');
const server = testServer();

async function pages(token: string) {
  const read = (path: string) => ask(server.url, `/api/portal-user/v2/${path}`, token);
  return {
    bills: (await read('regular_billing')) as RegularBills,
    open: (await read('open_items')) as OpenItems,
    card: (await read('card_traffic')) as AccountCard,
  };
}

it('the bill of 10/2026 is 217.50 on every page', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const { bills, open, card } = await pages(token);
  const path = '/api/portal-user/v2/cost_specification/0137014?obdobje=2026-10';
  const costs = (await ask(server.url, path, token)) as CostSpecification;
  const isIt = (row: { readonly st_dokumenta: string | null }) => row.st_dokumenta === '26100314';
  expect([
    bills.obracuni.find(isIt)?.znesek,
    costs.skupaj_znesek,
    open.postavke.find(isIt)?.znesek,
    card.knjizbe.find((line) => isIt(line) && line.breme > 0)?.breme,
  ]).toEqual([217.5, 217.5, 217.5, 217.5]);
  expect(costs.st_obracuna).toBe('26100314');
});

it.skipIf(onMock).each(billed)(
  'at $context open items and card agree with the bills',
  async ({ resident, context }) => {
    const { bills, open, card } = await pages(await tokenAt(server.url, resident, context));
    expect(bills.obracuni.length).toBeGreaterThan(0);
    for (const { st_dokumenta, znesek, odprto } of bills.obracuni) {
      const item = open.postavke.find((row) => row.st_dokumenta === st_dokumenta);
      expect([item?.znesek, item?.odprto ?? 0]).toEqual([odprto > 0 ? znesek : undefined, odprto]);
      const lines = card.knjizbe.filter((row) => row.st_dokumenta === st_dokumenta);
      expect(lines.map(({ breme }) => breme)).toEqual([znesek]);
    }
  },
);
