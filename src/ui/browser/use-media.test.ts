import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MOBILE } from './use-media';

const src = resolve(import.meta.dirname, '../..');
const DESKTOP = '(width > 1024px)';

/** The conditions of a style sheet that are about the limit of the mobile layout. */
const limitsIn = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/@media [^{]*/g)]
    .flatMap(([query]) => query.match(/\([^)]*\b102[345]px\)/g) ?? [])
    .filter((limit) => ![MOBILE, DESKTOP].includes(limit))
    .map((limit) => `${file} ${limit}`);

test('styles and scripts have the same limit of the mobile layout, also between two pixels (§2)', () => {
  const styles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.flatMap(limitsIn)).toEqual([]);
});
