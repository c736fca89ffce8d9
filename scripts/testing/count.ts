import type { ReportKind } from './steps';

/** The result of a step. Skipped tests count as failed: a test that does not run proves nothing. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of skipped tests and other things worth a line. */
  readonly notes: readonly string[];
}

/**
 * Counts the checks of a finished step.
 * @param kind the report that it writes; undefined for a command that is one check
 * @param exitCode null when the command was killed
 * @param report the report's parsed JSON, or undefined when it is missing or unreadable
 * @param maySkip whether a skipped test does not count at all, because another step runs it; or the files of such tests
 */
export function countStep(
  kind: ReportKind | undefined,
  exitCode: number | null,
  report: unknown,
  maySkip: boolean | RegExp = false,
): Count {
  const good = exitCode === 0;
  if (kind === undefined) return { passed: good ? 1 : 0, failed: good ? 0 : 1, notes: [] };
  if (!isRecord(report)) return { passed: 0, failed: 1, notes: ['it ended without a report'] };

  const count = kind === 'vitest' ? countVitest(report, maySkip) : countPlaywright(report);
  if (count.failed > 0) return count;
  if (!good) {
    const note = `every test passed, yet it ended with code ${exitCode}`;
    return { ...count, failed: 1, notes: [...count.notes, note] };
  }
  return count.passed > 0 ? count : { passed: 0, failed: 1, notes: ['it ran no test'] };
}

function countVitest(report: Record<string, unknown>, maySkip: boolean | RegExp): Count {
  let passed = 0;
  let failed = 0;
  const notes: string[] = [];
  for (const file of records(report.testResults)) {
    const all = records(file.assertionResults);
    const maySkipHere = maySkip instanceof RegExp ? maySkip.test(String(file.name)) : maySkip;
    const tests = all.filter(({ status }) => !maySkipHere || status !== 'skipped');
    const bad = tests.filter((test) => test.status !== 'passed');
    passed += tests.length - bad.length;
    failed += bad.length;
    for (const test of bad.filter((entry) => entry.status !== 'failed')) {
      notes.push(`skipped: ${String(test.fullName)}`);
    }
    // A file that cannot be loaded, or whose hooks fail, has no failed test but counts as failed.
    if (bad.length === 0 && file.status !== 'passed') {
      failed += 1;
      notes.push(`the file failed: ${String(file.name)}`);
    }
  }
  return { passed, failed, notes };
}

function countPlaywright(report: Record<string, unknown>): Count {
  const stats = isRecord(report.stats) ? report.stats : {};
  const number = (key: string) => Number(stats[key] ?? 0);
  const errors = records(report.errors).length;
  const skipped = number('skipped');
  return {
    passed: number('expected'),
    failed: number('unexpected') + number('flaky') + skipped + errors,
    notes: skipped > 0 ? [`skipped: ${skipped}`] : [],
  };
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
