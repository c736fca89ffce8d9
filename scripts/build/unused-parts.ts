import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Statements at the top of a library's module that a bundler must keep, and with them what they belong to. */
const unused = [
  {
    library: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/,
    // Names for React's developer tools.
    statements: /^\w+\.displayName = ".*";$/gm,
    fewest: 15,
    replacement: '',
  },
  {
    library: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/,
    // React's own calls, which have no effect.
    statements: /^var (\w+) = (?=React\d*\.(forwardRef|createContext)\()/gm,
    fewest: 13,
    replacement: 'var $1 = /* @__PURE__ */ ',
  },
  {
    library: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/,
    // Components of React Router's own framework. To read `React.Component` could have an effect, for a bundler.
    statements:
      /^var (AwaitErrorBoundary|RemixErrorBoundary) = (class extends React\d\.Component \{[\s\S]*?^\});$/gm,
    fewest: 2,
    replacement: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  {
    library: /\/node_modules\/downshift\/dist\/downshift\.esm\.mjs$/,
    // The two hooks that the portal does not use.
    statements: /^(useMultipleSelection|_useTagGroup)\.stateChangeTypes = \S+;$/gm,
    fewest: 2,
    replacement: '',
  },
  {
    library: /\/node_modules\/downshift\/dist\/downshift\.esm\.mjs$/,
    // Types that only the warnings for development read.
    statements: /^var ((?:dropdownP|p)ropTypes(?:\$\d)?) = [^;]*;$/gm,
    fewest: 6,
    replacement: 'var $1 = {};',
  },
  {
    library: /\/node_modules\/react-toastify\/dist\/ReactToastify\.css$/,
    // Variables of rules that `unused-toast-styles.ts` leaves out, and those that `src/ui/states/toast.css` replaces.
    statements:
      /^ {2}--toastify-(icon-color-\w+|spinner-[\w-]+|(text-)?color-[\w-]+|toast-(background|left|bottom|bd-radius|shadow)|font-family|z-index): .*;$/gm,
    fewest: 30,
    replacement: '',
  },
  {
    library: /\/node_modules\/react-toastify\/dist\/ReactToastify\.css$/,
    // Toasts are not stacked, and a click does not close them.
    statements:
      /^ *\.Toastify__(toast-container\[data-stacked='true'\]|toast--close-on-click) \{[^}]*\}$/gm,
    fewest: 3,
    replacement: '',
  },
];

/**
 * Removes from libraries what the portal does not use and the bundler cannot leave out by itself.
 *
 * @throws Error when another version of a library has other code
 */
export function unusedParts(): Plugin {
  const removed = unused.map(() => 0);
  return {
    name: 'portal-unused-parts',
    apply: 'build',
    // Vite's own plugins would see the style sheet first.
    enforce: 'pre',
    transform: {
      filter: { id: unused.map(({ library }) => library) },
      handler: (code, id) =>
        unused.reduce((rest, { library, statements, replacement }, index) => {
          if (!library.test(id)) return rest;
          removed[index] = (removed[index] ?? 0) + (rest.match(statements)?.length ?? 0);
          return rest.replaceAll(statements, replacement);
        }, code),
    },
    generateBundle: () => {
      const other = unused.filter(({ fewest }, index) => (removed[index] ?? 0) < fewest);
      if (other.length === 0) return;
      const names = other.map(({ library, statements }) => `${library} ${statements}`).join('\n');
      throw new Error(`A library has other code, adapt scripts/build/unused-parts.ts:\n${names}`);
    },
  };
}

/** Downshift would scroll the page to an option; the portal's lists scroll themselves and replace that. */
export const absentScroll = {
  find: /^compute-scroll-into-view$/,
  replacement: fileURLToPath(
    new URL('../../src/ui/controls/select/absent-scroll.ts', import.meta.url),
  ),
};

/** The substitute of a hook that React has since version 18: React's own takes its place. */
export const reactsOwnStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };
