import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsIn } from './ids';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The result of a test, or of a bench's figure, that names rows. */
export interface Outcome {
  readonly title: string;
  /** The test file or the bench, from the root of the repository. */
  readonly file: string;
  /** Playwright's project: one test may run in several. */
  readonly project?: string;
  readonly ids: readonly string[];
  readonly result: 'passed' | 'failed' | 'not run';
}

/** A report: when its run began (ms since 1970), and the outcomes that name rows. */
export interface Report {
  readonly at: number;
  readonly outcomes: readonly Outcome[];
}

/**
 * Reads a report of Vitest, Playwright or the benches; its shape tells which.
 * @param json the parsed file
 * @returns `undefined` when it is not one of the three
 */
export function readReport(json: unknown): Report | undefined {
  const report = record(json);
  if (Array.isArray(report.testResults)) return readVitest(report);
  if (Array.isArray(report.suites)) return readPlaywright(report);
  const figures = Object.values(report).map((bench) => record(bench).figures);
  if (figures.some(Array.isArray)) return readBenches(report);
  return undefined;
}

function readVitest(report: Record<string, unknown>): Report {
  const outcomes = records(report.testResults).flatMap((file) =>
    records(file.assertionResults).map(({ fullName, status }) => ({
      file: relative(root, String(file.name)),
      ...outcome(String(fullName), String(status)),
    })),
  );
  return { at: Number(report.startTime), outcomes: outcomes.filter(named) };
}

function readPlaywright(report: Record<string, unknown>): Report {
  const { rootDir } = record(report.config);
  const specs = (suite: Record<string, unknown>, file: string, path: string): Outcome[] => [
    ...records(suite.specs).flatMap((spec) =>
      records(spec.tests).map(({ status, projectName }) => ({
        file,
        project: String(projectName),
        ...outcome(`${path}${spec.title}`, status === 'expected' ? 'passed' : String(status)),
      })),
    ),
    ...records(suite.suites).flatMap((inner) => specs(inner, file, `${path}${inner.title} `)),
  ];
  const outcomes = records(report.suites).flatMap((suite) =>
    specs(suite, relative(root, `${rootDir}/${suite.file}`), ''),
  );
  const { startTime } = record(report.stats);
  return { at: Date.parse(String(startTime)), outcomes: outcomes.filter(named) };
}

function readBenches(report: Record<string, unknown>): Report {
  const outcomes = Object.entries(report).flatMap(([bench, kept]) =>
    records(record(kept).figures).map((figure): Outcome => {
      const { id, what, value, unit, held } = figure;
      const shown = Math.round(Number(value) * 100) / 100;
      return {
        title: `${what}: ${shown} ${unit}`.trim(),
        file: `bench/${bench}.ts`,
        ids: [String(id)],
        result: held === true ? 'passed' : 'failed',
      };
    }),
  );
  // The oldest time, so that the age shown is that of the oldest figure.
  const times = Object.values(report).map((kept) => Date.parse(String(record(kept).at)));
  return { at: Math.min(...times), outcomes };
}

function outcome(title: string, status: string): Pick<Outcome, 'title' | 'ids' | 'result'> {
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
