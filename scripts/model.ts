/**
 * `npm run model [-- --runs 10000] [--seed 1]`: runs the model tests of `model-tests/` any number of times. `npm test`
 * does 200 with a random seed. A failure prints its seed and the shortest order of events that shows it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const env = {
  ...process.env,
  RUNS: values.runs,
  ...(values.seed !== undefined && { SEED: values.seed }),
};
const args = ['vitest', 'run', '--project', 'unit', 'model-tests'];
process.exitCode = spawnSync('npx', args, { env, stdio: 'inherit' }).status ?? 1;
