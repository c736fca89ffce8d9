import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** Bytes of a built file after brotli: the size of the copy that `precompress` has written, if there is one. */
export async function brotliSize(file: string): Promise<number> {
  const compressed = `${file}.br`;
  if (existsSync(compressed)) return (await stat(compressed)).size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await promisify(brotliCompress)(await readFile(file), { params })).length;
}

/**
 * The given files, all files that they import, and the style sheets of all these.
 * @param loadsLater - whether the dynamic imports of a file count as well
 */
export function filesWith(
  bundle: Bundle,
  first: readonly string[],
  loadsLater: (name: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || !file) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    if (isOnlyStyles(file)) sheets.add(name);
    file.imports.forEach(visit);
    if (loadsLater(name)) file.dynamicImports.forEach(visit);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  };
  first.forEach(visit);
  return new Set([...found].filter((name) => !sheets.has(name)));
}

/** Whether Vite will remove the script of a chunk, because it has only style sheets. */
const isOnlyStyles = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.endsWith('.css'));

const SCREEN = /\/src\/screens\/([\w-]+)\.tsx$/;

/** The file of each screen, by its route's name. */
export function screensOf(bundle: Bundle): ReadonlyMap<string, string> {
  const found = Object.values(bundle).flatMap((file) => {
    const route = file.type === 'chunk' && SCREEN.exec(file.facadeModuleId ?? '')?.[1];
    return route ? [[route, file.fileName] as const] : [];
  });
  return new Map(found);
}
