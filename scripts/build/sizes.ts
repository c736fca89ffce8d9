import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

/** Bytes after brotli, as a host sends a file that the build has compressed. */
export async function brotliSize(content: string | Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await promisify(brotliCompress)(content, { params })).length;
}

type Bundle = Rolldown.OutputBundle;

/** The chunks that come with these, and their style sheets: all that they import but what they only load later. */
export function filesOf(bundle: Bundle, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || !file) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    file.imports.forEach(visit);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  };
  roots.forEach(visit);
  return found;
}

/** The chunk that was made of a source file. @param ending - the end of its path */
export function chunkOf(bundle: Bundle, ending: string): string | undefined {
  return Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ending),
  )?.fileName;
}
