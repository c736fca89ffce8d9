import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsIn, namesRange } from './ids';
import { titlesIn } from './titles';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Tests of this check name ids that they make up. */
const own = fileURLToPath(new URL('.', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'docs-api']);

/** A test or bench that names ids. */
export interface Naming {
  /** File, and line of a test, from the root of the repository. */
  readonly place: string;
  readonly ids: readonly string[];
  /** Whether its title names a range of ids, which no search finds. */
  readonly range: boolean;
}

/** Every test whose title names ids, and every bench by the rows that it declares. */
export function findNamings(): readonly Naming[] {
  return [...testFiles(root).flatMap(namingsOfTests), ...benches().map(namingOfBench)].filter(
    ({ ids, range }) => ids.length > 0 || range,
  );
}

/** The benches that hold one of the rows, by name as in `npm run bench -- NAME`. */
export function benchesFor(ids: readonly string[]): readonly string[] {
  return benches()
    .filter((file) => namingOfBench(file).ids.some((id) => ids.includes(id)))
    .map((file) => relative(join(root, 'bench'), file).replace('.ts', ''));
}

function namingsOfTests(file: string): readonly Naming[] {
  return titlesIn(readFileSync(file, 'utf8')).map(({ text, line }) => ({
    place: `${relative(root, file)}:${line}`,
    ids: idsIn(text),
    range: namesRange(text),
  }));
}

/** A bench declares its rows by `export const rows = ['L06'];`. */
function namingOfBench(file: string): Naming {
  const [, list = ''] = /export const rows = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return { place: relative(root, file), ids: idsIn(list), range: false };
}

function benches(): string[] {
  const folder = join(root, 'bench');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return skipped.has(entry.name) || entry.name.startsWith('.') || `${path}/` === own
        ? []
        : testFiles(path);
    }
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
