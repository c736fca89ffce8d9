import { expect, test } from 'vitest';
import { loadOperations } from '../checker/description';
import { isDenied } from './denied';
import { operationOf, type Survey } from './survey';

const operations = await loadOperations();

function denied(id: string, answers: Readonly<Record<string, unknown>>): boolean {
  const json = Object.entries(answers).map(([name, value]) => [name, { json: value }] as const);
  const user = { answers: new Map(json) } as unknown as Survey;
  return isDenied(user, operationOf(operations, id));
}

test('a user is denied an operation of a page that is not allowed', () => {
  expect(denied('listOpenItems', { getAllowedPages: [1] })).toBe(true);
  expect(denied('listOpenItems', { getAllowedPages: [1, 2] })).toBe(false);
});

test('a person who was invited is denied what the role and the rights do not give', () => {
  const pravice = ['gledanje'];
  const invited = { getAllowedPages: [2, 8], getOwnRights: { vloga: 'druzinski_clan', pravice } };
  expect(denied('getHandover', invited)).toBe(true);
  expect(denied('listOpenItems', invited)).toBe(true);
  expect(denied('listUnitDetails', invited)).toBe(false);
  expect(denied('getProfile', invited)).toBe(false);
});

test('the user of a payer code has all rights', () => {
  const own = { getAllowedPages: [], getOwnRights: { vloga: null, pravice: [] } };
  expect(denied('getHandover', own)).toBe(false);
});
