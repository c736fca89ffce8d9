import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storageKeys } from '../../storage/storage-keys';
import { readConfiguration } from './configuration';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { terms, privacy, accessibility } = readConfiguration(
  { product: 'x', name: 'x' },
  'https://x.si',
);
const pages = [terms, privacy, accessibility];

test('the portal’s default documents exist', () => {
  expect(pages.filter((page) => !existsSync(join(root, 'public', page)))).toEqual([]);
});

test('the privacy notice names each stored key, and no other', () => {
  const named = [...read(`public${privacy}`).matchAll(/<code>(.+?)<\/code>/g)];
  expect(named.map(([, key]) => key).sort()).toEqual(Object.values(storageKeys).sort());
});

test.each(pages)('%s is Slovenian, has no script and no inline style', (page) => {
  const text = read(`public${page}`);
  expect(text).toContain('<html lang="sl">');
  expect(text).not.toMatch(/<(script|style|iframe|img|form)\b|\s(style|on\w+)=/i);
});

test.each(pages)('%s refers only to existing files, the portal and the commissioner', (page) => {
  const targets = [...read(`public${page}`).matchAll(/(?:href|src)="([^"]*)"/g)].map(
    ([, target = '']) => target,
  );
  expect(targets).toContain('/');
  const elsewhere = targets.filter(
    (target) => target !== '/' && !existsSync(join(root, 'public', target)),
  );
  expect(elsewhere).toEqual(page === privacy ? ['https://www.ip-rs.si/'] : []);
});

test('the pages have the colours of the portal', () => {
  const tokens = new Map<string, readonly string[]>();
  for (const [, name = '', ...pair] of read('src/ui/theme/tokens.css').matchAll(
    /--([\w-]+): light-dark\((#\w+), (#\w+)\)/g,
  )) {
    tokens.set(name, pair);
  }
  const accent = /--accent-light: (#\w+);\s+--accent-dark: (#\w+);/.exec(
    read('src/ui/theme/tokens.css'),
  );
  tokens.set('accent', accent?.slice(1) ?? []);

  const [light = '', dark = ''] = read('public/legal.css').split(/@media \((?:prefers|width)/);
  for (const name of ['bg', 'surface', 'text', 'muted', 'line', 'accent']) {
    const used = [light, dark].map((part) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1]);
    expect([name, ...used]).toEqual([name, ...(tokens.get(name) ?? [])]);
  }
});
