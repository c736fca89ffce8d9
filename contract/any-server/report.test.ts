import { describe, expect, it } from 'vitest';
import { type Check, groupByOperation, reportText } from './report';

const finding = {
  operation: 'listUnits',
  sent: 'GET /api/portal-user/v1/e_manager/enota\nAuthorization: Bearer …',
  came: '500 text/html\n<html>',
  contract: 'listUnits 500 status: is not documented',
};
const checks: readonly Check[] = [
  { operation: 'login', name: 'opens', outcome: 'passed', succeeded: ['login'] },
  { operation: 'login', name: 'others', outcome: 'skipped', why: 'isolation: say --login2' },
  { operation: 'listUnits', name: 'answers', outcome: 'failed', finding },
  { operation: 'listUnits', name: 'others', outcome: 'skipped', why: 'isolation: say --login2' },
  { operation: 'addManager', name: 'answers 422', outcome: 'passed' },
];
const ids = ['login', 'register', 'listUnits', 'addManager'];

describe('the report', () => {
  it('names each operation of the description, met or not', () => {
    const outcomes = groupByOperation(ids, checks).map(({ operation, outcome, succeeded }) => [
      operation,
      outcome,
      succeeded,
    ]);
    expect(outcomes).toEqual([
      ['login', 'met', true],
      ['register', 'not asked', false],
      ['listUnits', 'not met', false],
      ['addManager', 'met', false],
    ]);
  });

  it('shows what was sent, the answer, the breach, and why something was not asked', () => {
    expect(reportText(groupByOperation(ids, checks)).split('\n')).toEqual([
      'NOT MET',
      '  listUnits',
      '    ✗ answers',
      '      sent: GET /api/portal-user/v1/e_manager/enota',
      '            Authorization: Bearer …',
      '      answer: 500 text/html',
      '              <html>',
      '      the contract says: listUnits 500 status: is not documented',
      '',
      'NOT ASKED',
      '  isolation: say --login2',
      '    login, listUnits',
      '  it changes data and needs --write',
      '    register',
      '  only their refusals, as a success could not be undone',
      '    addManager',
      '',
      'operations: 2 met, 1 not met, 1 not asked',
    ]);
  });

  it('is a failure when the run itself could not start', () => {
    const broken = { operation: 'the run', name: 'can be asked at all', why: 'no server' } as const;
    const text = reportText(groupByOperation(['login'], [{ ...broken, outcome: 'failed' }]));
    expect(text).toContain('why: no server');
    expect(text).toContain('  the run ended before it\n    login');
    expect(text).toContain('operations: 0 met, 0 not met, 1 not asked');
  });
});
