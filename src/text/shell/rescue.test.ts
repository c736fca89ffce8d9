import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../../scripts/build/browsers';
import { rescueText } from './rescue';

const script = readFileSync(join(import.meta.dirname, '../../../public/rescue.js'), 'utf8');

test.each(Object.values(rescueText))('H05 the panel outside of the bundle says "%s"', (text) => {
  expect(script).toContain(`'${text}'`);
});

test('the sentence for an old browser names the versions of package.json', () => {
  const { chrome, edge, firefox, safari, ios } = Object.fromEntries(oldestBrowsers);
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(rescueText.tooOldHint).toContain(
    `Chrome ali Edge ${chrome}, Firefox ${firefox}, Safari (iOS) ${safari} `,
  );
});
