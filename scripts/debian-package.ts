/** Programs that the tests need and Debian has: where they are, and how they come onto a machine that lacks them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the search for a program looks at; tests give their own. */
export interface ProgramSearch {
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command and says whether it ended well. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly isRoot: boolean;
  readonly say: (line: string) => void;
}

/** The machine that this process runs on. */
export function thisMachine(): ProgramSearch {
  return {
    env: process.env,
    run: (command, args) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const result = spawnSync(command, args, { env, encoding: 'utf8' });
      if (result.status !== 0) console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
      return result.status === 0;
    },
    isRoot: process.getuid?.() === 0,
    say: (line) => console.log(line),
  };
}

/**
 * Installs packages of Debian when this user may: as root, or by a sudo that asks for no password.
 * @param what the sentence's beginning that tells the developer, such as `Installing a browser for the browser tests`
 * @returns whether that was possible
 */
export function installFromDebian(
  { env, run, isRoot, say }: ProgramSearch,
  packages: readonly string[],
  what: string,
): boolean {
  const apt = onPath(['apt-get'], env);
  if (apt === undefined) return false;
  const sudo = isRoot ? undefined : onPath(['sudo'], env);
  if (!isRoot && (sudo === undefined || !run(sudo, ['-n', 'true']))) return false;

  say(`${what} (Debian package ${packages[0]}) …`);
  const asRoot = (...args: string[]) =>
    sudo === undefined ? run(apt, args) : run(sudo, ['-n', apt, ...args]);
  return (
    asRoot('update', '-q') && asRoot('install', '-q', '-y', '--no-install-recommends', ...packages)
  );
}

/** The first of the names that is a program on the PATH. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether a file is there that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
