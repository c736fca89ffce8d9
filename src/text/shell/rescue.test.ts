import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rescueText } from './rescue';

const script = readFileSync(join(import.meta.dirname, '../../../public/rescue.js'), 'utf8');

test.each(Object.values(rescueText))('H05 the panel outside of the bundle says "%s"', (text) => {
  expect(script).toContain(`'${text}'`);
});
