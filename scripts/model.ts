/**
 * `npm run model [-- --runs 10000] [--seed 1]`: runs the model tests of `model-tests/` any number of times. `npm test`
 * does 200 with a random seed. A failure prints its seed and the shortest order of events that shows it.
 */
import { runTestsWith } from './run-tests-with';

runTestsWith('runs', '10000', ['--project', 'unit', 'model-tests']);
