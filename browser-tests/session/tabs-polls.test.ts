import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import type { Flight } from '../helpers/flight/flight';
import { test } from '../helpers/portal';
import { controlVisibility, setHidden } from './visibility';

/** Five idle tabs of one session; from then on time passes only by `passQuarters`. */
async function openFive(page: Page, context: BrowserContext): Promise<Page[]> {
  await page.clock.install();
  await controlVisibility(context);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/vase-enote');
    await expect(tab.getByRole('link', { name: 'Obvestila, 2 neprebrani' })).toBeVisible();
  }
  // Another tab may have sent its counts while its own call was still in flight.
  for (const tab of tabs) await tab.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 20_000));
  return tabs;
}

/** Advances the clock by quarters of a minute, and after each waits until requests are answered and shared. */
async function passQuarters(
  context: BrowserContext,
  { requests }: Flight,
  quarters: number,
): Promise<void> {
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    await context.clock.runFor(15_000);
    await expect.poll(() => requests.filter(({ settledAt }) => !settledAt)).toEqual([]);
    // Each tab answers twice, so that messages between tabs arrive on a busy machine too.
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(context.pages().map((tab) => tab.evaluate(() => undefined)));
      await new Promise((done) => setTimeout(done, 30));
    }
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

test('B05 four of five tabs are hidden for 10 min: they poll nothing, the visible one polls at the nominal rate', {
  tag: '@long',
}, async ({ page, context, flight, signIn }) => {
  await signIn();
  const [, ...others] = await openFive(page, context);
  for (const tab of others) await setHidden(tab, true);
  const from = flight.record.requests.length;
  await passQuarters(context, flight.record, 40);
  const nominal = {
    '0 allowed_pages': 40,
    '0 building_events/0137': 10,
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

test('B05 one of five visible tabs polls and the others use its answers; when it is closed, another one polls', {
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
  // The tabs alone would make a hundred calls in 5 min; a busy machine may deliver a message late.
  const before = await askers(20);
  expect(before.length).toBeGreaterThanOrEqual(14);
  expect(before.length).toBeLessThanOrEqual(40);
  const asking = before.at(-1) ?? 0;
  await tabs[asking]?.close();
  const after = await askers(4);
  expect(after.length).toBeGreaterThanOrEqual(2);
  expect(after).not.toContain(asking);
});
