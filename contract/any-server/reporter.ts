import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { loadOperations } from '../checker/description';
import { type CoverageLine, readCoverage } from '../coverage/coverage';
import { type Check, COULD_NOT_RUN, groupByOperation, reportText } from './report';
import { reportHtml } from './report-html';

/** A Vitest reporter for the backend team: the report by operation in the terminal and, as JSON and HTML, in files. */
export default class ServerReporter implements Reporter {
  /** @throws nothing; tests that could not run are part of the report */
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const checks = modules.flatMap((module) => [
      ...[...module.children.allTests()].flatMap(checkOf),
      ...broken(module),
      ...[...module.children.allSuites()].flatMap(broken),
    ]);
    const outside = unhandled.map(({ message }) => failedToRun('the run', message));
    const { CONTRACT_REPORT: file, CONTRACT_URL: url, CONTRACT_CHOSEN: chosen } = process.env;
    const ids = chosen?.split(',') ?? (await loadOperations()).map(({ id }) => id);
    const reports = groupByOperation(ids, [...checks, ...outside]);
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ url, operations: reports }, null, 2)}\n`);
      writeFileSync(file.replace(/json$/, 'html'), reportHtml(url ?? '', new Date(), reports));
    }
    process.stdout.write(`${reportText(reports)}\n${coverageText(await readCoverage())}`);
  }
}

/** How much of the description the server's answers have shown: what they have not shown is not checked. */
function coverageText(lines: readonly CoverageLine[] = []): string {
  const parts = lines.map(
    ({ kind, total, missing }) => `${kind} ${total - missing.length} of ${total}`,
  );
  return parts.length === 0 ? '' : `Answers have shown: ${parts.join(' · ')}\n`;
}

function checkOf(test: TestCase): readonly Check[] {
  const result = test.result();
  const operation = test.parent.type === 'suite' ? withoutQuotes(test.parent.name) : test.name;
  const { finding, succeeded, severity, notes } = test.meta();
  const check = { operation, name: test.name, succeeded, severity, notes };
  if (result.state === 'passed') return [{ ...check, outcome: 'passed' }];
  if (result.state === 'failed') {
    const why = result.errors.map(({ message }) => message).join('\n');
    // The failure may come from something after the last exchange, such as a password that is not restored.
    const seen = finding && why.startsWith(`${finding.operation}\nsent: `) ? finding : undefined;
    return [{ ...check, outcome: 'failed', finding: seen, why }];
  }
  // A skip without a note is a test that does not apply to this run, such as one for --write.
  const note = result.state === 'skipped' ? result.note : 'the run ended before it';
  return note === undefined ? [] : [{ ...check, outcome: 'skipped', why: note }];
}

function broken(group: TestModule | TestSuite): readonly Check[] {
  const name = group.type === 'suite' ? withoutQuotes(group.name) : 'the run';
  return group.errors().map(({ message }) => failedToRun(name, message));
}

function failedToRun(operation: string, why: string): Check {
  return { operation, name: COULD_NOT_RUN, outcome: 'failed', why };
}

/** Vitest puts an operation's id in quotes. */
function withoutQuotes(name: string): string {
  return name.replace(/^'(.*)'$/, '$1');
}
