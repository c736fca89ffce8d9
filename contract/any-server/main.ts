/** The suite for any server, run without the rest of the repository: `npm run any-server -- --url …` in `contract/`. */
import { runAnyServer } from './run';
import { UsageError } from './usage-error';

try {
  process.exitCode = await runAnyServer(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
