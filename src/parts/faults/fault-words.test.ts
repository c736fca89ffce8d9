import { expect, test } from 'vitest';
import { entranceLight } from '../../domain/events/fault.fixture';
import { neighboursOf } from './fault-words';

test('the user who has the fault too is not one of the neighbours', () => {
  expect(neighboursOf(entranceLight)).toBe(4);
  expect(neighboursOf({ ...entranceLight, st_podobnih: 5, tudi_pri_meni: true })).toBe(4);
  expect(neighboursOf({ ...entranceLight, st_podobnih: 1, tudi_pri_meni: true })).toBe(0);
});
