import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A text file of the repository, by its path from the root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const READ = /\.(tsx?|m?js|css|html|ya?ml|md|conf)$/;
/** Generated from `openapi/`, which is checked itself. */
const GENERATED = /^src\/api\/(schema\.d\.ts|shapes\/)/;
/** Links may leave out the extension of a file, as imports do. */
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '.css', '.yaml'];

const ignored = new Set([
  '.git',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
]);

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsIn(path) : [relative(ROOT, path)];
  });
}

/** All text files of the repository, except generated ones. */
export function textFiles(): TextFile[] {
  return pathsIn(ROOT)
    .filter((path) => READ.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Whether a path is in a folder that git ignores. */
export function isIgnored(path: string): boolean {
  return ignored.has(path.split('/')[0] ?? '');
}

/** Whether a path from the root is a file or a folder. */
export function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** Whether a path exists, with or without its extension, from the root or from `src/`. */
export function isThereByName(path: string): boolean {
  return ['', 'src/'].some((base) => EXTENSIONS.some((ending) => isThere(base + path + ending)));
}
