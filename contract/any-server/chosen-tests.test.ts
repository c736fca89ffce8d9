import { expect, test } from 'vitest';
import { chosenTests } from './chosen-tests';

const names = [
  "'listUnits' answers what the description says",
  "'listUnitDetails' answers what the description says",
  'login opens a session for the user',
  "refusals 'updateProfile' answers 422 to an empty body",
  'changes updateProfile accepts the current name, and changes nothing',
  'refusals all refusals together nothing has been written',
  'a session is refused when the claims of its token were changed',
  'a request for no operation is answered with 404 at an unknown path',
  'answers to the first user agree within(listUnits, listUnitDetails) by inventarna_stevilka',
  'answers to the first user agree listFundPostings.koncno_stanje = 0',
  'generated calls are answered by the description',
];
const left = (chosen?: readonly string[], skipped?: readonly string[]) => {
  const pattern = new RegExp(chosenTests({ chosen, skipped }) ?? '');
  return names.filter((name) => pattern.test(name));
};

test('without a choice all tests run', () => {
  expect(left()).toEqual(names);
  expect(left(['listUnits'], ['login'])).toEqual(names);
});

test('--only leaves the tests of the operations, also those of --write, the login and generated calls', () => {
  expect(left(['listUnits', 'updateProfile'])).toEqual([0, 2, 3, 4, 10].map((at) => names[at]));
});

test('--skip leaves what concerns several operations, without what needs a skipped one', () => {
  expect(left(['listUnitDetails'], ['listUnits'])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 9, 10].map((at) => names[at]),
  );
  expect(left(['listUnits'], ['getProfile', 'updateProfile', 'getAllowedPages'])).toEqual(
    [0, 1, 2, 8, 9, 10].map((at) => names[at]),
  );
});
