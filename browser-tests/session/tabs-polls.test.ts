import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import type { Flight } from '../helpers/flight/flight';
import { test } from '../helpers/portal';
import { controlVisibility, setHidden } from './visibility';

/** Five tabs of one session at rest; from then on time stands still and passes only by `passQuarters`. */
async function openFive(page: Page, context: BrowserContext): Promise<Page[]> {
  await page.clock.install();
  await controlVisibility(context);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/vase-enote');
    await expect(tab.getByRole('link', { name: 'Obvestila, 2 neprebrani' })).toBeVisible();
  }
  // Its counts may have been told by another tab while its own call was still on its way.
  for (const tab of tabs) await tab.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 20_000));
  return tabs;
}

/** Lets quarters of a minute pass, and after each waits until what was asked has been answered and told. */
async function passQuarters(
  context: BrowserContext,
  { requests }: Flight,
  quarters: number,
): Promise<void> {
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    await context.clock.runFor(15_000);
    await expect.poll(() => requests.filter(({ settledAt }) => !settledAt)).toEqual([]);
    await new Promise((told) => setTimeout(told, 30));
  }
}

/** How often each polled endpoint was called, by tab. */
function counted(flight: Flight, from: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { page, url } of callsTo(flight.requests.slice(from))) {
    const key = `${page} ${new URL(url).pathname.split('/').slice(4).join('/')}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

test('B05 of five tabs four are hidden for 10 min: these ask nothing, the seen one at the nominal rate', {
  tag: '@long',
}, async ({ page, context, flight, signIn }) => {
  await signIn();
  const [, ...others] = await openFive(page, context);
  for (const tab of others) await setHidden(tab, true);
  const from = flight.record.requests.length;
  await passQuarters(context, flight.record, 40);
  const nominal = {
    '0 allowed_pages': 40,
    '0 bulletin/unread_num/0137': 10,
    '0 notifications/unread_num': 10,
  };
  const counts = counted(flight.record, from);
  expect(Object.keys(counts).sort()).toEqual(Object.keys(nominal));
  for (const [key, count] of Object.entries(nominal)) {
    expect(counts[key], key).toBeLessThanOrEqual(count + 1);
    // A busy machine answers too late for some of the steps.
    expect(counts[key], key).toBeGreaterThanOrEqual(count * 0.7);
  }
  await expect(page.getByRole('link', { name: 'Obvestila, 2 neprebrani' })).toBeVisible();
});

test('B05 of five tabs that are all seen one asks and the others listen; when it is closed another one asks', {
  tag: '@long',
}, async ({ page, context, flight, signIn }) => {
  await signIn();
  const tabs = await openFive(page, context);
  await passQuarters(context, flight.record, 4);
  const askers = async (quarters: number) => {
    const from = flight.record.requests.length;
    await passQuarters(context, flight.record, quarters);
    const calls = callsTo(flight.record.requests.slice(from), '/allowed_pages');
    return calls.map((call) => call.page);
  };
  // Each on its own would make a hundred calls in 5 min; a busy machine may deliver a word late.
  const before = await askers(20);
  expect(before.length).toBeGreaterThanOrEqual(14);
  expect(before.length).toBeLessThanOrEqual(40);
  const asking = before.at(-1) ?? 0;
  await tabs[asking]?.close();
  const after = await askers(4);
  expect(after.length).toBeGreaterThanOrEqual(2);
  expect(after).not.toContain(asking);
});
