import axe from 'axe-core';
import { expect, test } from 'vitest';
import { pageTable } from '../../../src/navigation/page-table';
import { routeVisits } from '../screens/routes';
import { allStates } from './all';
import { coreStates } from './core';
import { stateClasses } from './look';
import { notThere, withForm } from './not-there';

const looked = new Set(
  Object.values(allStates).flatMap(({ of: [route, ...shown] }) =>
    shown.map((each) => `${route}: ${each}`),
  ),
);

test.each(pageTable.map(({ name }) => name))(
  'each state that %s can have is checked, and no other',
  (name) => {
    expect(routeVisits).toHaveProperty(name);
    for (const each of stateClasses) {
      const why = notThere[name]?.[each];
      const applies = why === undefined && (each !== 'errors' || withForm.has(name));
      expect([each, looked.has(`${name}: ${each}`)]).toEqual([each, applies]);
    }
  },
);

test('the states that npm test checks exist', () => {
  expect([...coreStates].filter((name) => !(name in allStates))).toEqual([]);
});

test('the gate runs an axe that compares a name with the visible label', () => {
  const rule = axe.getRules().find(({ ruleId }) => ruleId === 'label-content-name-mismatch');
  expect(rule?.tags).toContain('wcag21a');
  expect(rule?.tags).not.toContain('experimental');
});
