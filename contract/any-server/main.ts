/** The command of the package: the suite for any server, without the rest of the repository. */
import { runAnyServer } from './run';
import { UsageError } from './usage-error';

try {
  process.exitCode = await runAnyServer(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
