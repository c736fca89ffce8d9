import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { minified } from './minified.ts';

const NAME = 'rescue.js';

/** Minifies `public/rescue.js`, which is not part of the bundle but of each first visit (`budgets.md`). */
export function minifyRescue(): Plugin {
  let file = '';
  return {
    name: 'portal-minify-rescue',
    apply: 'build',
    configResolved: ({ root, build }) => {
      file = resolve(root, build.outDir, NAME);
    },
    closeBundle: {
      // After the files of public/ are there.
      order: 'post',
      sequential: true,
      handler: async () => {
        await writeFile(file, minified(NAME, await readFile(file, 'utf8')));
      },
    },
  };
}
