/**
 * Prints how much of the contract the contract tests have met: operations, documented statuses, branches of the
 * answers' schemas, and of these every place that may be null. What was not met is named. Fails below the marks.
 */
import { readdir, readFile } from 'node:fs/promises';
import { loadOperations } from '../contract/checker/description';
import { branchesOf, isNullBranch } from '../contract-tests/coverage/branches';
import { coverageFolder } from '../contract-tests/coverage/record';

/**
 * The least share of each that a run must meet. What the demo world has no example of, `contract-tests/rare/` adds.
 */
const marks = { operations: 1, statuses: 1, branches: 0.95, nulls: 1 };

async function readMet(): Promise<Set<string>> {
  const files = await readdir(coverageFolder).catch(() => []);
  const lists = await Promise.all(
    files.map(async (file): Promise<string[]> => {
      return JSON.parse(await readFile(`${coverageFolder}${file}`, 'utf8'));
    }),
  );
  return new Set(lists.flat());
}

const operations = await loadOperations();
const met = await readMet();
if (met.size === 0) {
  console.error('There is no record of a run: run `npm run contract` first.');
  process.exit(1);
}
const statuses = operations.flatMap(({ id, responses }) =>
  [...responses.keys()].map((status) => `${id} ${status}`),
);
const branches = new Set<string>();
for (const { id, responses } of operations) {
  for (const [status, content] of responses) {
    const schema = content?.['application/json']?.schema;
    if (schema) branchesOf(schema, (branch) => branches.add(`${id} ${status} body${branch}`));
  }
}
const metOperations = new Set([...met].map((entry) => entry.split(' ')[0] ?? ''));
// The body of an error is one schema for all; which of its codes an operation sends its statuses and tests say.
const ofSuccesses = [...branches].filter((branch) => / 2\d\d /.test(branch));
const all = {
  operations: operations.map(({ id }) => id),
  statuses,
  branches: ofSuccesses,
  nulls: ofSuccesses.filter(isNullBranch),
};

let failed = false;
for (const kind of ['operations', 'statuses', 'branches', 'nulls'] as const) {
  const missing = all[kind].filter((each) =>
    kind === 'operations' ? !metOperations.has(each) : !met.has(each),
  );
  const total = all[kind].length;
  const share = total === 0 ? 1 : (total - missing.length) / total;
  const enough = share >= marks[kind];
  failed ||= !enough;
  console.log(
    `${enough ? '✓' : '✗'} ${kind}: ${total - missing.length} of ${total} met (${(share * 100).toFixed(1)} %, at least ${marks[kind] * 100} %)`,
  );
  for (const each of missing) console.log(`    not met: ${each}`);
}
process.exitCode = failed ? 1 : 0;
