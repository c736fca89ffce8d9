import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../scripts/problem';

/** The files of a scaffold with their new contents, by path from the root. Written only when all are complete. */
export class Edits {
  readonly files = new Map<string, string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Adds a new file. @throws Problem when it exists already */
  create(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new Problem(`${path} exists already.`);
    this.files.set(path, text);
  }

  /** Inserts lines in front of the only line that contains `anchor`. @throws Problem when there is no such line */
  insertBefore(path: string, anchor: string, lines: string): void {
    const text = this.#read(path);
    const at = text.indexOf(anchor);
    if (at < 0) throw new Problem(`${path} has no line with: ${anchor}`);
    const start = text.lastIndexOf('\n', at) + 1;
    this.files.set(path, `${text.slice(0, start)}${lines}\n${text.slice(start)}`);
  }

  /** The names in a folder that are folders themselves. */
  folders(path: string): readonly string[] {
    return readdirSync(join(this.#root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  }

  /** The path of the only file of a name below a folder. @throws Problem when there is none or several */
  find(folder: string, name: string): string {
    const paths = readdirSync(join(this.#root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path === name || path.endsWith(`/${name}`));
    const [path] = paths;
    if (path === undefined || paths.length > 1) {
      throw new Problem(`${folder} has ${paths.length} files called ${name}, not one.`);
    }
    return `${folder}/${path}`;
  }

  #read(path: string): string {
    return this.files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }
}
