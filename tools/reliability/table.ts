import type { Outcome } from './outcomes';
import { tooSmall } from './sizes';

/** The result of a row. A row with neither a test nor a reason counts as failed. */
export type Verdict = 'passed' | 'failed' | 'not run' | 'no test' | 'bare';

/** A row with its result. */
export interface JudgedRow {
  readonly id: string;
  readonly what: string;
  readonly section: string;
  readonly verdict: Verdict;
  readonly passed: number;
  readonly failed: number;
  /** Why there is no test, if there is none. */
  readonly reason?: string;
  /** The size of the run, if the row requires a larger one and so has not passed. */
  readonly small?: string;
  readonly tests: readonly Omit<Outcome, 'ids'>[];
}

/** What is known about the rows, except their outcomes. */
export interface KnownRows {
  readonly sections: readonly {
    readonly title: string;
    readonly rows: Readonly<Record<string, string>>;
  }[];
  /** Why a row has no test. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The ids that a test or a bench names. */
  readonly named: ReadonlySet<string>;
}

/** Judges the requested rows, in the order of the bar. @param wanted their ids; empty for all rows */
export function judge(
  { sections, reasons, named }: KnownRows,
  outcomes: readonly Outcome[],
  wanted: readonly string[],
): readonly JudgedRow[] {
  return sections.flatMap(({ title, rows }) =>
    Object.entries(rows)
      .filter(([id]) => wanted.length === 0 || wanted.includes(id))
      .map(([id, what]): JudgedRow => {
        const own = outcomes.filter(({ ids }) => ids.includes(id));
        const count = (result: Outcome['result']) =>
          own.filter((each) => each.result === result).length;
        const [passed, failed, reason] = [count('passed'), count('failed'), reasons[id]];
        const small = tooSmall(id, own);
        const verdict = verdictOf(small === undefined ? passed : 0, failed, named.has(id), reason);
        const tests = own.map(({ ids: _, ...test }) => test);
        return {
          id,
          what,
          section: title,
          verdict,
          passed,
          failed,
          ...(reason && { reason }),
          ...(small && { small }),
          tests,
        };
      }),
  );
}

function verdictOf(passed: number, failed: number, named: boolean, reason?: string): Verdict {
  if (failed > 0) return 'failed';
  if (passed > 0) return 'passed';
  if (named) return 'not run';
  return reason === undefined ? 'bare' : 'no test';
}

/** The result of a row as text. */
export function resultOf({ verdict, passed, failed, reason, small }: JudgedRow): string {
  if (verdict === 'not run' && small !== undefined) return `not run: ${small}`;
  const counts = [passed > 0 && `passed ${passed}`, failed > 0 && `failed ${failed}`];
  if (passed + failed > 0) return counts.filter(Boolean).join(', ');
  if (verdict === 'not run') return 'not run';
  return `no test: ${reason ?? 'and no reason'}`;
}

/** The rows as a table for a terminal, by section, with the titles of what failed below their row. */
export function asText(rows: readonly JudgedRow[]): string {
  const widest = Math.max(0, ...rows.map(({ what }) => what.length));
  const line = (row: JudgedRow) => {
    const bad = row.verdict === 'failed' || row.verdict === 'bare';
    const failures = row.tests.filter(({ result }) => result === 'failed');
    return [
      `${bad ? '✗' : ' '} ${row.id.padEnd(4)}  ${row.what.padEnd(widest)}  ${resultOf(row)}`,
      ...failures.map(({ title, file }) => `          ✗ ${title} (${file})`),
    ].join('\n');
  };
  return bySection(rows)
    .map(([section, own]) => `${section}\n${own.map(line).join('\n')}`)
    .concat(totals(rows))
    .join('\n\n');
}

/** The same as Markdown. */
export function asMarkdown(rows: readonly JudgedRow[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const line = (row: JudgedRow) => `| ${row.id} | ${cell(row.what)} | ${cell(resultOf(row))} |`;
  const table = ([section, own]: readonly [string, readonly JudgedRow[]]) =>
    [
      `## ${section}`,
      '',
      '| id | what must hold | result |',
      '|---|---|---|',
      ...own.map(line),
    ].join('\n');
  return `${['# Reliability', totals(rows), ...bySection(rows).map(table)].join('\n\n')}\n`;
}

/** One line with the number of rows by result. */
export function totals(rows: readonly JudgedRow[]): string {
  const count = (...verdicts: Verdict[]) =>
    rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const bare = count('bare');
  return [
    `${rows.length} rows: ${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`,
    `${count('no test')} without a test for a reason${bare > 0 ? `, ${bare} without either` : ''}`,
  ].join(', ');
}

function bySection(
  rows: readonly JudgedRow[],
): readonly (readonly [string, readonly JudgedRow[]])[] {
  const titles = [...new Set(rows.map(({ section }) => section))];
  return titles.map((title) => [title, rows.filter(({ section }) => section === title)] as const);
}
