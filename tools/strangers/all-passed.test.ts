import { expect, test } from 'vitest';
import { allPassed } from './all-passed';

test.each([
  ['all tests passed', 'Tests run: 19, Successes: 19, Failures: 0, WIP: 0, Errors: 0', true],
  ['a test failed', 'Tests run: 19, Successes: 18, Failures: 1, WIP: 0, Errors: 0', false],
  ['no test ran', 'Tests run: 0, Successes: 0, Failures: 0, WIP: 0, Errors: 0', false],
  ['the program did not start', 'npm error code ENOTFOUND', false],
])('%s', (_, line, passed) => {
  expect(allPassed(`Specmatic\n${line}\n\nExecuted`)).toBe(passed);
});
