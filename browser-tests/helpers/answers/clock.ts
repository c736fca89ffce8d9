import type { BrowserContext, Page } from '@playwright/test';

/** A call of the API, and when it was sent by the page's own clock. */
export interface Call {
  /** The address below /api, without the product. */
  readonly path: string;
  readonly at: number;
}

/** The name on the window under which a page records its calls. */
const notes = '__calls';

interface Notes {
  readonly sent: Call[];
  /** Calls without an answer yet. */
  open: number;
}

/** Runs inside the page, before its scripts: records when calls are sent and how many are in flight. */
function noteCalls(name: string): void {
  const noted: Notes = { sent: [], open: 0 };
  Reflect.set(window, name, noted);
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const path = url.pathname.replace(/^\/api\/(?:portal-user\/)?/, '');
    noted.sent.push({ path, at: Date.now() });
    noted.open += 1;
    try {
      const answer = await fetch(input, init);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      noted.open -= 1;
    }
  };
}

/** Controls the clock of a context's pages and records their calls. Call it before the first `goto`. */
export async function installClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.addInitScript(noteCalls, notes);
}

/**
 * Stops the installed clock of a context's pages: what the portal then does needs no timer. So a test shows that
 * something happens at once, however slow the machine is.
 */
export async function pauseClock(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  // On a busy machine the second is over before all pages have stopped, and the clock does not go back.
  await pause().catch(pause);
}

/** Stops the clock; from here on only `pass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await pauseClock(page);
  await settle(page);
}

/** Waits until a page's calls are answered and the answers are processed; the clock does not advance. */
async function settle(page: Page): Promise<void> {
  const open = () => page.evaluate((name) => (Reflect.get(window, name) as Notes).open, notes);
  const waitForAnswers = async () => {
    while ((await open()) > 0) await new Promise((done) => setTimeout(done, 5));
  };
  await waitForAnswers();
  await page.evaluate(someTasks);
  await waitForAnswers();
}

/**
 * Runs inside the page: runs several tasks, so that code after an answer can run; timers are stopped, messages are not.
 */
async function someTasks(): Promise<void> {
  for (let task = 0; task < 10; task += 1) {
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
  }
}

/**
 * Advances the clock of all of a context's pages, `step` seconds at once, and after each step waits for the answers.
 */
export async function pass(page: Page, seconds: number, step = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    await page.clock.runFor(Math.min(step, seconds - passed) * 1_000);
    for (const each of page.context().pages()) await settle(each);
  }
}

/** The calls of a page to one path, or to all, since it was loaded or since the last `forgetCalls`. */
export async function callsOf(page: Page, path?: string): Promise<Call[]> {
  const sent = await page.evaluate((name) => (Reflect.get(window, name) as Notes).sent, notes);
  return sent.filter((call) => path === undefined || call.path === path);
}

/** Clears the recorded calls of a page. */
export async function forgetCalls(page: Page): Promise<void> {
  await page.evaluate((name) => void (Reflect.get(window, name) as Notes).sent.splice(0), notes);
}

/** Seconds between consecutive calls. */
export function gapsOf(calls: readonly Call[]): number[] {
  return calls.slice(1).map(({ at }, index) => (at - (calls[index]?.at ?? at)) / 1_000);
}

/** Makes a page hidden or visible, as it sees itself. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    const state = now ? 'hidden' : 'visible';
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** The portal then works by the day of the page's clock: the answers of the demo name no other one. */
export async function withoutServerDay(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch();
      const { 'portal-date': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}
