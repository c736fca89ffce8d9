import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens } from './screens';

test('a screen’s file has the name of its route', () => {
  const files = Object.keys(screens).map(
    (name) => `${import.meta.dirname}/../../screens/${name}.tsx`,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
