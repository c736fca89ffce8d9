/** Finds programs that the tests need, and installs them from Debian's packages where they are missing. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the search for a program reads; tests pass their own values. */
export interface ProgramSearch {
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command. Returns whether its exit code is 0. */
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
 * Installs Debian packages if this user has the rights: as root, or by a sudo without a password.
 * @param what the beginning of the message, such as `Installing a browser for the browser tests`
 * @returns whether it succeeded
 */
function installFromDebian(
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

/**
 * What a search finds, at once or after the packages are installed.
 * @param what the beginning of the message about the installation
 * @returns `undefined` when it is not there and cannot be installed
 */
export function findOrInstall<Found>(
  search: ProgramSearch,
  look: () => Found | undefined,
  packages: readonly string[],
  what: string,
): Found | undefined {
  return look() ?? (installFromDebian(search, packages, what) ? look() : undefined);
}

/** The first of the names that is an executable on the PATH. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether a path is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
