import { Problem } from './problem';

/**
 * For a command without arguments: an unknown one is not ignored.
 *
 * @throws Problem when an argument is given
 */
export function refuseArguments(command: string, given = process.argv.slice(2)): void {
  if (given.length === 0) return;
  throw new Problem(`npm run ${command} takes no arguments: ${given.join(' ')}`);
}
