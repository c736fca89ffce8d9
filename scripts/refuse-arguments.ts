import { Problem } from './problem';

/**
 * Stops a command that takes no arguments when it is given one, which it would otherwise ignore.
 *
 * @throws Problem when an argument is given
 */
export function refuseArguments(command: string, given = process.argv.slice(2)): void {
  if (given.length === 0) return;
  throw new Problem(`npm run ${command} takes no arguments: ${given.join(' ')}`);
}
