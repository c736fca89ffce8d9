import type { Finding } from './exchange';

/** The name of a check that fails when tests could not run. */
export const COULD_NOT_RUN = 'can be asked at all';

/** One check of a run. */
export interface Check {
  /** The operation's id, or the subject of a check that has no operation. */
  readonly operation: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What a failure means: `safety` when one person may see another's data or act for another. */
  readonly severity?: 'safety' | undefined;
  /** What the description allows and a backend team should know. */
  readonly notes?: readonly string[] | undefined;
  /** The exchange of a failed check. */
  readonly finding?: Finding | undefined;
  /** Operations that succeeded in the check. */
  readonly succeeded?: readonly string[] | undefined;
  /** The reason of a failure or of a skip. */
  readonly why?: string | undefined;
}

/** The checks of one operation. */
export interface OperationReport {
  readonly operation: string;
  /** Whether the description has it; otherwise it is a check of several operations together. */
  readonly described: boolean;
  /** Not there: the server answers 404, 405 or 501 where it must succeed. Not asked: no check was possible. */
  readonly outcome: 'met' | 'not met' | 'not there' | 'not asked';
  /** Whether a call of it has succeeded; otherwise only its refusals are checked. */
  readonly succeeded: boolean;
  readonly checks: readonly Check[];
}

/**
 * Groups checks by operation, those of the description first and in its order.
 * @param operations ids of all operations of the description, so that the report also names those without a check
 */
export function groupByOperation(
  operations: readonly string[],
  checks: readonly Check[],
): readonly OperationReport[] {
  const names = new Set([...operations, ...checks.map(({ operation }) => operation)]);
  const succeeding = new Set(checks.flatMap(({ succeeded = [] }) => succeeded));
  return [...names].map((operation) => {
    const own = checks.filter((check) => check.operation === operation);
    const succeeded = succeeding.has(operation);
    const described = operations.includes(operation);
    const outcome = isAbsent(own, succeeded) ? 'not there' : outcomeOf(own);
    return { operation, described, outcome, succeeded, checks: own };
  });
}

function outcomeOf(checks: readonly Check[]): OperationReport['outcome'] {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'not met';
  return checks.some(({ outcome }) => outcome === 'passed') ? 'met' : 'not asked';
}

/** Whether all that fails has the answer of a server that does not know the operation. */
function isAbsent(checks: readonly Check[], succeeded: boolean): boolean {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  const isUnknown = ({ finding }: Check) => /^(404|405|501) /.test(finding?.came ?? '');
  return failed.length > 0 && !succeeded && failed.every(isUnknown);
}

/** The same breach in several answers: without the operation, the status and the positions in lists. */
function causeOf(line: string): string {
  return line.replace(/^\w+ (?:\d{3}|request) /, '').replace(/\/\d+(?=\/|:)/g, '/*');
}

/** The notes of all operations, each once, with its operations. */
export function notesOf(
  reports: readonly OperationReport[],
): readonly (readonly [string, readonly string[]])[] {
  const places = new Map<string, Set<string>>();
  for (const { operation, checks } of reports)
    for (const line of checks.flatMap(({ notes = [] }) => notes)) {
      const note = causeOf(line);
      places.set(note, (places.get(note) ?? new Set()).add(operation));
    }
  return [...places].map(([note, operations]) => [note, [...operations]]);
}

/** The reports with only the failures of one severity, without those that have none. */
export function failuresOf(
  reports: readonly OperationReport[],
  severity: Check['severity'],
): readonly OperationReport[] {
  const own = (check: Check) => check.outcome === 'failed' && severityOf(check) === severity;
  return reports
    .filter(({ outcome }) => outcome === 'not met')
    .map((report) => ({ ...report, checks: report.checks.filter(own) }))
    .filter(({ checks }) => checks.length > 0);
}

/** A field that looks like personal data is a matter of safety wherever it is found. */
function severityOf({ severity, finding }: Check): Check['severity'] {
  return finding?.contract.includes('looks like personal data') ? 'safety' : severity;
}

/** What is wrong in several operations, the most frequent first. */
function commonCauses(reports: readonly OperationReport[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { operation, checks } of reports)
    for (const { outcome, finding } of checks)
      for (const line of outcome === 'failed' && finding ? finding.contract.split('\n') : []) {
        const cause = causeOf(line);
        places.set(cause, (places.get(cause) ?? new Set()).add(operation));
      }
  return [...places]
    .filter(([, { size }]) => size > 1)
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([cause, { size }]) => `  ${size} × ${cause}`);
}

/** The report in the terminal: what is not safe, what is not met, what was not asked and why, and a summary line. */
export function reportText(reports: readonly OperationReport[]): string {
  const operations = reports.filter(({ described }) => described);
  const count = (outcome: OperationReport['outcome']) =>
    `${operations.filter((report) => report.outcome === outcome).length} ${outcome}`;
  const refused = operations.filter(({ outcome, succeeded }) => outcome === 'met' && !succeeded);
  const wrong = reports.filter(({ outcome }) => outcome === 'not met');
  const safety = failuresOf(reports, 'safety');
  const absent = reports.filter(({ outcome }) => outcome === 'not there');
  return [
    ...section("NOT SAFE: another person's data, or acting for another", safety.flatMap(failures)),
    ...section('WRONG IN SEVERAL OPERATIONS', commonCauses(wrong)),
    ...section('NOT MET', failuresOf(reports, undefined).flatMap(failures)),
    ...section('NOT THERE', listed('answered with 404, 405 or 501', absent)),
    ...section('NOT ASKED', [
      ...reasons(reports),
      ...listed('only their refusals, as a success could not be undone', refused),
    ]),
    ...section(
      'NOTES: nothing to mend',
      notesOf(reports).flatMap(([text, names]) => [`  ${text}`, `    ${names.join(', ')}`]),
    ),
    `operations: ${count('met')}, ${count('not met')}, ${count('not there')}, ${count('not asked')}`,
    ...acrossOperations(reports),
  ].join('\n');
}

/** A line about failed checks that belong to no operation, which the counts of operations leave out. */
export function acrossOperations(reports: readonly OperationReport[]): readonly string[] {
  const failed = reports
    .filter(({ described }) => !described)
    .flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'failed'));
  return failed.length === 0 ? [] : [`checks of several operations: ${failed.length} not met`];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines, ''];
}

/** The reasons why something was not asked, each once, with its operations. */
function reasons(reports: readonly OperationReport[]): readonly string[] {
  const stopped = reports.some(({ checks }) => checks.some(({ name }) => name === COULD_NOT_RUN));
  const otherwise = stopped ? 'the run ended before it' : 'it changes data and needs --write';
  const whys = ({ checks }: OperationReport) =>
    checks.length === 0
      ? [otherwise]
      : checks.flatMap(({ outcome, why }) => (outcome === 'skipped' && why ? [why] : []));
  const because = (why: string) => reports.filter((report) => whys(report).includes(why));
  return [...new Set(reports.flatMap(whys))].flatMap((why) => listed(why, because(why)));
}

function listed(why: string, reports: readonly OperationReport[]): readonly string[] {
  if (reports.length === 0) return [];
  return [`  ${why}`, `    ${reports.map(({ operation }) => operation).join(', ')}`];
}

function failures({ operation, checks }: OperationReport): readonly string[] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  return [`  ${operation}`, ...failed.flatMap(failure)];
}

function failure({ name, finding, why = '' }: Check): readonly string[] {
  if (!finding) return [`    ✗ ${name}`, ...labelled('why', why)];
  return [
    `    ✗ ${name}`,
    ...labelled('sent', finding.sent),
    ...labelled('answer', finding.came),
    ...labelled('the contract says', finding.contract),
  ];
}

function labelled(label: string, text: string): readonly string[] {
  const indent = ' '.repeat(label.length + 2);
  return text.split('\n').map((line, i) => `      ${i === 0 ? `${label}: ` : indent}${line}`);
}
