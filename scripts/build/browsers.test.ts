import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './browsers.ts';
import { filesUnder } from './files-under';

test('the sentence for an old browser names the versions of package.json', () => {
  const { chrome, edge, firefox, safari, ios } = Object.fromEntries(oldestBrowsers);
  expect([edge, ios]).toEqual([chrome, safari]);
  const script = readFileSync(new URL('../../public/rescue.js', import.meta.url), 'utf8');
  expect(script).toContain(
    `Chrome ali Edge ${chrome}, Firefox ${firefox}, Safari (iOS) ${safari} ali novejšega.`,
  );
});

test('the portal does not call what 0028 names as not used', async () => {
  const page = readFileSync(
    new URL('../../docs/decisions/0028-oldest-browsers.md', import.meta.url),
    'utf8',
  );
  const calls = [...page.matchAll(/^\| `([\w.]+)` \|.*\| not used: /gm)].map(
    ([, name]) => `${name}(`,
  );
  expect(calls).toEqual(['AbortSignal.any(', 'URL.canParse(']);
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const users = (await filesUnder(src)).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      calls.some((call) => readFileSync(file, 'utf8').includes(call)),
  );
  expect(users).toEqual([]);
});
