import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcomes';
import { titlesIn } from './titles';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path of a report as it is in this project: a report may have been left by a copy of it in another folder.
 * @returns the path from the root of the repository, or the same when there is no such file
 */
export function pathHere(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/');
  const tails = parts.map((_, at) => parts.slice(at).join('/'));
  return tails.find((tail) => tail !== '' && existsSync(join(root, tail))) ?? path;
}

/** Whether a test that a report tells of still stands in its file, by its title, or a bench is still there. */
export function isThere({ file, source, title }: Outcome): boolean {
  if (source === undefined) return existsSync(join(root, file));
  return shapesIn(source).some((shape) => shape.test(title));
}

const read = new Map<string, readonly RegExp[]>();

/** What titles of a file come to once they are filled in. Groups that stand around a test come before its own title. */
function shapesIn(source: string): readonly RegExp[] {
  const known = read.get(source);
  if (known !== undefined) return known;
  const path = join(root, source);
  const titles = existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [];
  const shapes = titles.map(({ shape }) => shapeOf(shape));
  read.set(source, shapes);
  return shapes;
}

/** A pattern for what a title with gaps (`…`, `%s`, `$name`) comes to. */
export function shapeOf(title: string): RegExp {
  const fixed = title
    .split(/…|%[sdifjoO#%]|\$[\w.]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:^| )${fixed.join('.*')}$`, 's');
}
