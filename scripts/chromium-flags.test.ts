import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { chromiumFlags } from './chromium-flags';

it('switches off what Playwright does, and the unseen pages of the address bar', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]\.filter/.exec(source) ?? [];
  const own = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(own).toContain('PaintHolding');
  const switched = chromiumFlags.flatMap((flag) => {
    const [, names] = flag.split('--disable-features=');
    return names?.split(',') ?? [];
  });
  expect(switched).toEqual([...own, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']);
});
