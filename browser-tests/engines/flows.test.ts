/**
 * The flows that must work in every engine, in the engine of this Vitest project. `npm test` has the `short` ones, which
 * engines differ most in; `npm run browser:firefox:long` and `browser:webkit:long` have all.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { openDoor } from './door';
import { type EngineBrowser, openBrowser } from './driver/browser';
import { startFirefox } from './driver/firefox';
import { startWebKit } from './driver/webkit';
import { eventFlows } from './flows/events';
import { formFlows } from './flows/forms';
import { moneyFlows } from './flows/money';
import { offlineFlows } from './flows/offline';
import type { Scene } from './flows/scene';
import { sessionFlows } from './flows/session';

const flows = {
  ...sessionFlows,
  ...moneyFlows,
  ...formFlows,
  ...eventFlows,
  ...offlineFlows,
};
/** Up to where their titles differ. */
const short = [
  'login leads',
  'the guard',
  'another unit',
  'the pay dialog',
  'a PDF',
  'a draft',
  'H16',
];
const isRun = (title: string) => inject('isLong') || short.some((start) => title.startsWith(start));
let browser: EngineBrowser;

beforeAll(async () => {
  browser = await openBrowser(inject('engine') === 'firefox' ? startFirefox : startWebKit);
});
afterEach(() => browser.closeTabs());
afterAll(() => browser?.close());

for (const [title, flow] of Object.entries(flows).filter(([title]) => isRun(title))) {
  test(title, async () => {
    const door = await openDoor(inject('portal'));
    try {
      const tab = await browser.newTab(door.origin);
      await flow({ browser, tab, door }).catch((error) => explain(error, { browser, tab, door }));
    } finally {
      await door.close();
    }
  });
}

test('there are fifteen flows, and seven in `npm test`', () => {
  expect(Object.keys(flows)).toHaveLength(15);
  expect(
    short.map((start) => Object.keys(flows).filter((title) => title.startsWith(start)).length),
  ).toEqual(short.map(() => 1));
});

/** Adds to a failure what the page shows, an open dialog first. */
async function explain(error: unknown, { tab }: Scene): Promise<never> {
  const [address, dialogs, text] = await Promise.all([
    tab.address(),
    tab.run(() =>
      Array.from(
        document.querySelectorAll('dialog'),
        ({ open, innerText }) => `${open ? 'Open' : 'Closed'} dialog: ${innerText.slice(0, 1_000)}`,
      ).join('\n'),
    ),
    tab.text({ css: '#main, body' }),
  ]).catch(() => ['', '', '']);
  throw new Error(
    `${error instanceof Error ? error.message : error}\n${address}\n${dialogs}\n${text.slice(0, 1_000)}`,
    {
      cause: error,
    },
  );
}
