/**
 * `npm run contract:fuzz [-- --calls 10000] [--seed 1]`: generated calls of all operations to the stateful backend and to
 * Prism's mock (`contract-tests/protocol/fuzz.test.ts`). `npm test` makes 300 with a random seed. A failure prints its seed and
 * the smallest call that shows it.
 */
import { runTestsWith } from './run-tests-with';

runTestsWith('calls', '10000', ['--project', 'contract', 'contract-tests/protocol/fuzz.test.ts']);
