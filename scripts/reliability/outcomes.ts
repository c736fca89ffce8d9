import { idsIn } from './ids';

/** What became of a test or of a bench's figure that names rows. */
export interface Outcome {
  readonly title: string;
  readonly ids: readonly string[];
  readonly result: 'passed' | 'failed' | 'not run';
}

/** A report that was read: when its run began (ms since 1970), and its outcomes that name rows. */
export interface Report {
  readonly at: number;
  readonly outcomes: readonly Outcome[];
}

/**
 * Reads a report of Vitest, of Playwright or of the benches, by its shape.
 * @param json the parsed file
 * @returns `undefined` when it is none of the three
 */
export function readReport(json: unknown): Report | undefined {
  const report = record(json);
  if (Array.isArray(report.testResults)) return readVitest(report);
  if (Array.isArray(report.suites)) return readPlaywright(report);
  const benches = Object.values(report).map(record);
  if (benches.some(({ figures }) => Array.isArray(figures))) return readBenches(benches);
  return undefined;
}

function readVitest(report: Record<string, unknown>): Report {
  const outcomes = records(report.testResults).flatMap((file) =>
    records(file.assertionResults).map(({ fullName, status }) =>
      outcome(String(fullName), String(status)),
    ),
  );
  return { at: Number(report.startTime), outcomes: outcomes.filter(named) };
}

function readPlaywright(report: Record<string, unknown>): Report {
  const specs = (suite: Record<string, unknown>, path: string): Outcome[] => [
    ...records(suite.specs).flatMap((spec) =>
      records(spec.tests).map(({ status }) =>
        outcome(`${path}${spec.title}`, status === 'expected' ? 'passed' : String(status)),
      ),
    ),
    ...records(suite.suites).flatMap((inner) => specs(inner, `${path}${inner.title} `)),
  ];
  const outcomes = records(report.suites).flatMap((file) => specs(file, ''));
  const { startTime } = record(report.stats);
  return { at: Date.parse(String(startTime)), outcomes: outcomes.filter(named) };
}

function readBenches(benches: readonly Record<string, unknown>[]): Report {
  const outcomes = benches.flatMap(({ figures }) =>
    records(figures).map((figure): Outcome => {
      const { id, what, value, unit, held } = figure;
      const shown = Math.round(Number(value) * 100) / 100;
      return {
        title: `${what}: ${shown} ${unit}`.trim(),
        ids: [String(id)],
        result: held === true ? 'passed' : 'failed',
      };
    }),
  );
  // The oldest, so that the age of the file is not told too young.
  return { at: Math.min(...benches.map(({ at }) => Date.parse(String(at)))), outcomes };
}

function outcome(title: string, status: string): Outcome {
  const ran = ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'not run' : 'failed';
  return { title, ids: idsIn(title), result: status === 'passed' ? 'passed' : ran };
}

const named = ({ ids }: Outcome) => ids.length > 0;

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
