import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsIn, titlesIn } from './ids';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The tests of this tool use ids as examples. */
const own = fileURLToPath(new URL('.', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'docs-api']);

/** A test file or a bench with the texts in it that name rows. */
export interface NamingFile {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly titles: readonly string[];
  readonly ids: readonly string[];
}

/** Every test file with titles that name rows, and every bench with the rows that it declares. */
export function findNamingFiles(): readonly NamingFile[] {
  const tests = filesUnder(root).filter((path) => path.endsWith('.test.ts'));
  return [...tests, ...benchFiles()]
    .map((path) => {
      const titles = titlesIn(readFileSync(path, 'utf8'));
      return { file: relative(root, path), titles, ids: titles.flatMap(idsIn) };
    })
    .filter(({ ids }) => ids.length > 0);
}

/** A bench declares its rows by `export const rows = ['L06']`. */
function benchFiles(): string[] {
  const folder = join(root, 'bench');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((path) => readFileSync(path, 'utf8').includes('export const rows'));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    const isSkipped = skipped.has(entry.name) || entry.name.startsWith('.') || `${path}/` === own;
    return isSkipped ? [] : filesUnder(path);
  });
}
