import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '../../navigation/page-table';
import { BUILDING_CARD, KEPT_UNTIL, NO_NETWORK, PUBLIC_PAGES } from '../../storage/kept-card';
import { pageTitles } from '../../text/shell/pages';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('public/manifest.json'));

test('P33 the worker has the portal’s names of caches, header and pages', () => {
  const constants = [...read('public/sw.js').matchAll(/^const ([A-Z_]+) = '(.+)';$/gm)];
  expect(Object.fromEntries(constants.map(([, name, value]) => [name, value]))).toEqual({
    PUBLIC_PAGES,
    BUILDING_CARD,
    KEPT_UNTIL,
    NO_NETWORK,
    CARD: pathOf('emergency'),
  });
});

test('P33 the file that takes the worker’s place deletes the same caches', () => {
  expect(read('public/sw-off.js')).toContain(`['${PUBLIC_PAGES}', '${BUILDING_CARD}']`);
});

test('the manifest has the name, colours and titles of the portal, in Slovenian', () => {
  const page = read('index.html');
  expect(page).toContain(`data-name="${manifest.name}"`);
  expect(page).toContain(`content="${manifest.theme_color}" data-theme="light"`);
  expect(read('src/ui/theme/tokens.css')).toContain(
    `--bg: light-dark(${manifest.background_color},`,
  );
  expect(manifest).toMatchObject({ lang: 'sl', start_url: pathOf('home'), scope: '/' });
  expect(manifest.shortcuts).toEqual([{ name: pageTitles.emergency, url: pathOf('emergency') }]);
});

/** Width and height of a PNG, from its header. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(join(root, 'public', file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('the icons of the manifest exist in the sizes that it names, one of them maskable', () => {
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
