import type { Plugin } from 'vite';

/** What runs as soon as it has come (`chunks.ts`). */
const AT_ONCE = /^(react|base|form|portal|shell|lists)$/;
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile the files of every first page while they come and beside the main thread, and not function by
 * function when they are called: that was more than half of the first task. Browsers that do not know the hint see a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          // The hint counts in the first line only, and Vite puts lines of its own before a banner.
          if (file.type === 'chunk' && AT_ONCE.test(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
