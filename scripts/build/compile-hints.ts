import type { Plugin } from 'vite';

/** Files that run as soon as they are loaded (`chunks.ts`). */
const AT_ONCE = /^(react|base|form|portal|shell|pages)$/;
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile the files of every first page while they load, off the main thread. Without the hint it
 * compiles each function at its first call, which took more than half of the first task. Other browsers see a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          // The hint works only in the first line, and Vite puts its own lines before a banner.
          if (file.type === 'chunk' && AT_ONCE.test(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
