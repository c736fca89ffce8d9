import type { Page } from '@playwright/test';
import {
  callsOf,
  forgetCalls,
  installClock,
  pass,
  stopClock,
} from '../browser-tests/helpers/answers/clock';
import { jwt, logIn, seedSession } from '../browser-tests/helpers/session/session';
import { DEMO_LOGINS } from '../mocks/world/seed';
import type { RunBench } from './support/bench';
import { type Figure, report } from './support/figure';
import { type Bench, type Held, heldBy, longestTasks, openBench } from './support/portal';

const polled = {
  allowed_pages: { body: Array.from({ length: 20 }, (_, nth) => nth + 1), perHour: 240, slack: 5 },
  'notifications/unread_num': { body: { unread_num: 3 }, perHour: 60, slack: 2 },
  'bulletin/unread_num/0137': { body: 2, perHour: 60, slack: 2 },
};

/** Answers the polls in the browser, so that a day of polls does not wait for the backend. */
async function answerPolls(page: Page): Promise<void> {
  for (const [path, { body }] of Object.entries(polled)) {
    await page.route(`**/v2/${path}`, (route) => route.fulfill({ json: body }));
  }
}

export const rows = ['L01', 'L02', 'L03', 'L09'];

/** The number of SVG files on the page; Chromium counts each as a document. */
const drawnPictures = (page: Page) =>
  page.evaluate(() => {
    const sources = [...document.images].map(({ src }) => src);
    return new Set(sources.filter((src) => src.endsWith('.svg'))).size;
  });

/** Opens a logged-in tab whose polls are answered in the browser, with its clock stopped. */
async function openTab({
  url,
  context,
  page,
}: Pick<Bench, 'url' | 'context' | 'page'>): Promise<void> {
  await installClock(context);
  const [login] = DEMO_LOGINS;
  if (!login) throw new Error('The demo world has no login.');
  await logIn(page, login);
  await page.getByText('Izbrana enota').waitFor();
  // A token that is valid for longer than a day; a token of the backend would expire after eight hours.
  const user = await page.evaluate(() => localStorage.getItem('userData') ?? '');
  const unit = await page.evaluate(() => localStorage.getItem('selectedUnit') ?? '');
  await page.goto('about:blank');
  await seedSession(context, url, { token: jwt(Date.now() / 1_000 + 10 * 86_400), user, unit });
  // The backend does not know that token, so other calls must not reach it.
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, json: {} }));
  await answerPolls(page);
  await page.route('**/v2/has_user_tenants', (route) => route.fulfill({ json: true }));
  await page.route('**/v1/e_manager/enota', (route) => route.fulfill({ json: [JSON.parse(unit)] }));
  await page.route('**/v1/user_managers', (route) => route.fulfill({ json: [] }));
  await page.goto('/obvestila');
  await page.getByRole('link', { name: /^Oglasna deska, / }).waitFor();
  await stopClock(page);
  // After the next poll, each poll falls on a step of the clock.
  await pass(page, 20);
  await forgetCalls(page);
}

/** L01–L03: a visible tab over a day of simulated time. */
export const run: RunBench = async ({ hours }) => {
  const { url, context, page, longTasks, close } = await openBench();
  try {
    await openTab({ url, context, page });
    const session = await context.newCDPSession(page);
    const held: Held[] = [];
    const counts = new Map<string, number>();
    for (let hour = 1; hour <= hours; hour += 1) {
      await pass(page, 3_600, 15);
      for (const { path } of await callsOf(page)) counts.set(path, (counts.get(path) ?? 0) + 1);
      // The records of this bench in the page must not count as growth.
      await forgetCalls(page);
      held.push(await heldBy(session));
    }
    const figures = figuresOf(hours, counts, held, await drawnPictures(page));
    return report([...figures, ...longestTasks(`${hours} h of polls`, longTasks)]);
  } finally {
    await close();
  }
};

/** The figures of a day, calculated from the requests by path and the memory of each hour. */
function figuresOf(
  hours: number,
  counts: ReadonlyMap<string, number>,
  held: readonly Held[],
  pictures: number,
): Figure[] {
  const early = held[Math.min(2, held.length - 1)];
  const late = held.at(-1);
  if (!early || !late) throw new Error('The day has no hours.');
  const requests = Object.entries(polled).map(
    ([path, { perHour, slack }]): Figure => ({
      id: 'L01',
      what: `requests of ${path} in ${hours} h`,
      value: counts.get(`v2/${path}`) ?? 0,
      unit: '',
      most: perHour * hours + slack,
      least: perHour * hours - slack,
    }),
  );
  return [
    ...requests,
    {
      id: 'L02',
      what: `heap growth, hour 3 to ${hours}`,
      value: late.heapMb - early.heapMb,
      unit: 'MB',
      most: 1,
    },
    {
      id: 'L02',
      what: `heap at hour ${hours}`,
      value: late.heapMb,
      unit: 'MB',
      most: Number.POSITIVE_INFINITY,
    },
    {
      id: 'L03',
      what: 'more DOM nodes',
      value: late.nodes - early.nodes,
      unit: '',
      most: 10,
      least: -10,
    },
    {
      id: 'L03',
      what: 'more listeners',
      value: late.listeners - early.listeners,
      unit: '',
      most: 0,
      least: 0,
    },
    {
      id: 'L03',
      what: 'documents, except SVG files',
      value: late.documents - pictures,
      unit: '',
      most: 1,
      least: 1,
    },
  ];
}
