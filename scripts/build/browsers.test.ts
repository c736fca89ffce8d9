import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './browsers.ts';

test('the sentence for an old browser names the versions of package.json', () => {
  const { chrome, edge, firefox, safari, ios } = Object.fromEntries(oldestBrowsers);
  expect([edge, ios]).toEqual([chrome, safari]);
  const script = readFileSync(new URL('../../public/rescue.js', import.meta.url), 'utf8');
  expect(script).toContain(
    `Chrome ali Edge ${chrome}, Firefox ${firefox}, Safari (iOS) ${safari} ali novejšega.`,
  );
});
