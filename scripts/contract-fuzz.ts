/**
 * `npm run contract:fuzz [-- --calls 10000] [--seed 1]`: generated calls of all operations to the stateful backend and to
 * Prism's mock (`contract-tests/protocol/fuzz.test.ts`). `npm test` makes 300 with a random seed. A failure prints its seed and
 * the smallest call that shows it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const env = {
  ...process.env,
  CALLS: values.calls,
  ...(values.seed !== undefined && { SEED: values.seed }),
};
const args = ['run', '--project', 'contract', 'contract-tests/protocol/fuzz.test.ts'];
const options = { env, stdio: 'inherit', shell: process.platform === 'win32' } as const;
process.exitCode = spawnSync('vitest', args, options).status ?? 1;
