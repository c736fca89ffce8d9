import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Puts the `.gz` and `.br` of every asset beside it, whether the build has done so or not. */
export async function addPacked(root: string): Promise<void> {
  const folder = join(root, 'assets');
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const content = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content, quick));
  }
}
