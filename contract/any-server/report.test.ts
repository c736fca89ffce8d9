import { describe, expect, it } from 'vitest';
import { type Check, groupByOperation, reportText } from './report';
import { reportHtml } from './report-html';

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
      'operations: 2 met, 1 not met, 0 not there, 1 not asked',
    ]);
  });

  it('is a failure when the run itself could not start', () => {
    const broken = { operation: 'the run', name: 'can be asked at all', why: 'no server' } as const;
    const text = reportText(groupByOperation(['login'], [{ ...broken, outcome: 'failed' }]));
    expect(text).toContain('why: no server');
    expect(text).toContain('  the run ended before it\n    login');
    expect(text).toContain('operations: 0 met, 0 not met, 0 not there, 1 not asked');
  });

  it('counts failed checks of several operations too, which do not end the run', () => {
    const across = {
      operation: 'a session',
      name: 'keeps apart two users',
      outcome: 'failed',
    } as const;
    const reports = groupByOperation(['login', 'register'], [{ ...across, why: 'was 429' }]);
    const text = reportText(reports);
    expect(text).toContain('  it changes data and needs --write\n    login, register\n');
    expect(text.split('\n').slice(-2)).toEqual([
      'operations: 0 met, 0 not met, 0 not there, 2 not asked',
      'checks of several operations: 1 not met',
    ]);
    expect(reportHtml('https://a.si', new Date(0), reports)).toContain(
      'checks of several operations: 1 not met',
    );
  });

  it('counts what is wrong in several operations once, before the details', () => {
    const wrong = (operation: string, at: number): Check => {
      const contract = `${operation} 200 body/${at}/znesek: must be number\n${operation} 200 x: is odd`;
      return {
        operation,
        name: 'answers',
        outcome: 'failed',
        finding: { ...finding, operation, contract },
      };
    };
    const one = { ...finding, operation: 'register', contract: 'register 200 body: is missing' };
    const text = reportText(
      groupByOperation(ids, [
        wrong('listUnits', 0),
        wrong('login', 12),
        { operation: 'register', name: 'answers', outcome: 'failed', finding: one },
      ]),
    );
    expect(text.split('\n').slice(0, 4)).toEqual([
      'WRONG IN SEVERAL OPERATIONS',
      '  2 × body/*/znesek: must be number',
      '  2 × x: is odd',
      '',
    ]);
  });

  it('lists operations that the server does not know apart, without details', () => {
    const absent = { ...finding, came: '404 text/html' };
    const text = reportText(
      groupByOperation(ids, [
        { operation: 'listUnits', name: 'answers', outcome: 'failed', finding: absent },
        { operation: 'listUnits', name: '401', outcome: 'failed', finding: absent },
        { operation: 'login', name: 'opens', outcome: 'failed', finding: absent },
        { operation: 'login', name: 'others', outcome: 'failed', finding },
      ]),
    );
    expect(text).toContain('NOT THERE\n  answered with 404, 405 or 501\n    listUnits\n');
    expect(text).toContain('NOT MET\n  login\n');
    expect(text).toContain('operations: 0 met, 1 not met, 1 not there, 2 not asked');
  });

  it('puts what is not safe first, and fields that look like personal data with it', () => {
    const contract = 'listUnits 200 body/0/emso: is not described and looks like personal data';
    const text = reportText(
      groupByOperation(ids, [
        { operation: 'login', name: '401', outcome: 'failed', severity: 'safety', why: 'was 200' },
        { operation: 'listUnits', name: 'a', outcome: 'failed', finding: { ...finding, contract } },
        { operation: 'register', name: 'b', outcome: 'failed', finding },
      ]),
    );
    const [safe, others] = text.split('\nNOT MET\n');
    expect(safe).toMatch(/^NOT SAFE.*\n {2}login\n/);
    expect(safe).toContain('\n  listUnits\n');
    expect(others).toMatch(/^ {2}register\n/);
    expect(others).not.toContain('emso');
  });

  it('names each note once, with its operations', () => {
    const note = (operation: string, at: number): Check => ({
      operation,
      name: 'answers',
      outcome: 'passed',
      notes: [`${operation} 200 body/${at}/nov: is not described`],
    });
    const text = reportText(groupByOperation(ids, [note('login', 0), note('listUnits', 3)]));
    expect(text).toContain(
      'NOTES: nothing to mend\n  body/*/nov: is not described\n    login, listUnits\n',
    );
  });

  it('is one HTML page in which an answer is text', () => {
    const page = reportHtml('https://a.si', new Date(0), groupByOperation(ids, checks));
    expect(page).toContain('2 met, 1 not met, 0 not there, 1 not asked');
    expect(page).toContain('&#60;html&#62;');
    expect(page).not.toMatch(/<script|src=|href=/);
  });
});
