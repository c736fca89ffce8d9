import { readdir, readFile } from 'node:fs/promises';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { readDocstrings } from './docstrings';

/** A machine and where it was found. */
export interface FoundMachine {
  readonly machine: AnyStateMachine;
  /** The name that it is exported under. */
  readonly exportName: string;
  /** The file's name without its folder. */
  readonly file: string;
  /** The docstrings of its file, see `readDocstrings`. */
  readonly docs: ReadonlyMap<string, string>;
}

/**
 * Every state machine that a file of the folder exports, by file and name.
 * @throws what a file of the folder throws when it is imported
 */
export async function findMachines(folder: URL): Promise<FoundMachine[]> {
  const files = (await readdir(folder)).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name)).sort();
  const found: FoundMachine[] = [];
  for (const file of files) {
    const url = new URL(file, folder);
    const exported: Record<string, unknown> = await import(url.href);
    const docs = readDocstrings(await readFile(url, 'utf8'));
    for (const exportName of Object.keys(exported).sort()) {
      const machine = exported[exportName];
      if (machine instanceof StateMachine) found.push({ machine, exportName, file, docs });
    }
  }
  return found;
}
