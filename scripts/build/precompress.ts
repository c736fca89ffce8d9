import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesUnder } from './files-under.ts';

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Not pages: each answer gets another nonce, so the server compresses them itself. */
const compressible = /\.(js|css|svg|txt)$/;
/** Below this size a compressed file saves no network packet. */
const SMALL = 1_000;

/**
 * Writes a brotli and a gzip copy of each file that becomes smaller, so that a static host need not compress
 * (`budgets.md`: all budgets are brotli).
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'portal-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After Vite has copied the files of public/.
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = (await filesUnder(folder)).filter((file) => compressible.test(file));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  for (const [ending, squeeze] of Object.entries(compress)) {
    const squeezed = await squeeze(bytes);
    if (squeezed.length < bytes.length) await writeFile(`${file}.${ending}`, squeezed);
  }
}
