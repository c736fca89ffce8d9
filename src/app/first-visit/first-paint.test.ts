import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../storage/key-value-store';
import { createPortalStore } from '../../storage/portal-store';
import { storageKeys } from '../../storage/storage-keys';
import { showLayout } from '../../ui/theme/show-layout';

const script = readFileSync(join(import.meta.dirname, '../../first-paint.js'), 'utf8');

/** The parts of a page that theme and scale change. */
function makePage() {
  const style = new Map<string, string>();
  const colours = ['light', 'dark'].map((theme) => ({
    dataset: { theme },
    media: `(prefers-color-scheme: ${theme})`,
  }));
  const dataset: { theme?: string; session?: string } = {};
  const setProperty = (name: string, value: string) => void style.set(name, value);
  return {
    documentElement: { dataset, style: { setProperty } },
    addEventListener: () => {},
    querySelectorAll: () => colours,
    shown: () => [
      dataset.theme ?? 'system',
      style.get('--scale'),
      ...colours.map(({ media }) => media),
    ],
  };
}

const system = ['system', '14', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
const dark = (scale: string) => ['dark', scale, 'not all', 'all'];
const light = (scale: string) => ['light', scale, 'all', 'not all'];

test.each([
  [null, system],
  ['{}', system],
  ['{"darkTheme":null,"scale":14}', system],
  ['{"darkTheme":null,"scale":20}', ['system', '20', ...system.slice(2)]],
  ['{"darkTheme":true}', dark('14')],
  ['{"darkTheme":true,"scale":12}', dark('12')],
  ['{"darkTheme":false,"scale":18,"activeMenuItem":"home"}', light('18')],
  ['{"darkTheme":true,"scale":"x"}', system],
  ['{"darkTheme":true,"scale":"16"}', system],
  ['{"darkTheme":true,"scale":1e9}', system],
  ['{"darkTheme":true,"scale":1e999}', system],
  ['{"darkTheme":true,"scale":-14}', system],
  ['{"darkTheme":true,"scale":0}', system],
  ['{"darkTheme":true,"scale":null}', system],
  ['{"darkTheme":true,"scale":[16]}', system],
  ['{"darkTheme":"dark","scale":16}', system],
  ['{"darkTheme":1}', system],
  ['', system],
  ['null', system],
  ['undefined', system],
  ['{', system],
  ['[object Object]', system],
  ['"x"', system],
  ['5', system],
  ['[{"darkTheme":true}]', system],
  ['{"__proto__":{"darkTheme":true,"scale":20}}', system],
])('H14 a stored %s looks the same at the first paint and in the portal', (stored, expected) => {
  const early = makePage();
  runInNewContext(script, {
    document: early,
    history: { state: null },
    localStorage: { getItem: () => stored },
  });
  expect(early.shown()).toEqual(expected);

  const late = makePage();
  const memory = createMemoryStore();
  if (stored !== null) memory.setItem(storageKeys.layout, stored);
  showLayout(createPortalStore(memory).layout(), late as unknown as Document);
  expect(late.shown()).toEqual(expected);
});

test('a browser that refuses its storage gets the defaults', () => {
  const page = makePage();
  const refuse = {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  runInNewContext(script, Object.defineProperty(refuse, 'document', { value: page }));
  expect(page.shown()).toEqual(system);
});

test('a return to the system’s theme removes every trace of a chosen theme', () => {
  const page = makePage();
  showLayout({ activeMenuItem: null, darkTheme: true, scale: 16 }, page as unknown as Document);
  expect(page.shown()).toEqual(dark('16'));
  showLayout({ activeMenuItem: null, darkTheme: null, scale: 14 }, page as unknown as Document);
  expect(page.shown()).toEqual(system);
});

test.each([
  ['a visitor', null, null, undefined],
  ['a user with a session', null, 'a.b.c', ''],
  ['a user on a history entry of the portal, as after a logout', { idx: 1 }, null, ''],
])('the login page is covered when the portal replaces it: %s', (_who, state, token, cover) => {
  const page = makePage();
  const localStorage = { getItem: (key: string) => (key === 'JWT' ? token : null) };
  runInNewContext(script, { document: page, history: { state }, localStorage });
  expect(page.documentElement.dataset.session).toBe(cover);
});
