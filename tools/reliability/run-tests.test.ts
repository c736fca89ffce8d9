import { expect, test } from 'vitest';
import { benchArguments } from './run-tests';

test("the backend's bench lasts the 30 minutes of its row by default", () => {
  expect(benchArguments(['L12'])).toEqual(['backend', '--minutes', '30']);
  expect(benchArguments(['L12'], '2')).toEqual(['backend', '--minutes', '2']);
  expect(benchArguments(['L05'])).not.toContain('--minutes');
  expect(benchArguments(['A01'])).toEqual([]);
});
