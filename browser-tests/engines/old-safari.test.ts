/**
 * The portal in WPE 2.38, whose engine is that of Safari 16.0: a user of a browser below the stated minimum gets a
 * sentence or a portal that works, never a page that does nothing.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pathOf } from '../../src/navigation/page-table';
import { rescueText } from '../../src/text/shell/rescue';
import { type Door, openDoor } from './door';
import { type EngineBrowser, openBrowser } from './driver/browser';
import type { Tab } from './driver/tab';
import { until } from './driver/until';
import { startOldSafari } from './driver/webkit';
import { ana, logIn, signIn } from './flows/scene';

let browser: EngineBrowser;
let door: Door;
let tab: Tab;

beforeAll(async () => {
  door = await openDoor(inject('portal'));
  browser = await openBrowser(startOldSafari);
  tab = await browser.firstTab(door.origin);
});
afterAll(async () => {
  await browser?.close();
  await door?.close();
});

/** Whether the page says that the browser is too old, or leaves it to the user to go on. */
const outcome = () =>
  until('sentence or started portal', () =>
    tab.run(
      (sentence: string) =>
        document.querySelector('[role=alert]')?.textContent?.includes(sentence)
          ? 'sentence'
          : document.documentElement.dataset.started !== undefined && 'started',
      rescueText.tooOldHint,
    ),
  );

test('is tested in an engine that is older than the minimum', async () => {
  const agent = await tab.run(() => navigator.userAgent);
  expect(agent).toMatch(/ Version\/16\.\d/);
});

test('login says that the browser is too old, or logs in', async () => {
  await tab.open(pathOf('login'));
  if ((await outcome()) === 'sentence') return expectOnlySentence();
  await logIn(tab, ana);
  await tab.at('/');
});

test('a page of a session says that the browser is too old, or is shown', async () => {
  await signIn({ door, tab });
  await tab.open(pathOf('open-items'));
  if ((await outcome()) === 'sentence') return expectOnlySentence();
  await tab.sees({ role: 'row', text: '26090314' });
});

/** Nothing that does nothing, such as the drawn form of the login page. */
async function expectOnlySentence(): Promise<void> {
  const left = await tab.run(() => document.querySelectorAll('form, [popover], #start-up').length);
  expect(left).toBe(0);
  expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe(rescueText.tooOld);
}
