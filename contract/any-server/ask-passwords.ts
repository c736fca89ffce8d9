import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { missingPasswords } from './read-arguments';

/**
 * Asks in the terminal for each password that is missing; what is typed is not shown.
 * @returns the passwords by environment variable; none when the input is no terminal
 * @throws UsageError when an argument is unknown
 */
export async function askPasswords(
  args: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (!process.stdin.isTTY) return {};
  const passwords: Record<string, string> = {};
  for (const [variable, email] of missingPasswords(args)) {
    process.stderr.write(`Password of ${email}: `);
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    const terminal = createInterface({ input: process.stdin, output, terminal: true });
    passwords[variable] = await terminal.question('');
    terminal.close();
    process.stderr.write('\n');
  }
  return passwords;
}
