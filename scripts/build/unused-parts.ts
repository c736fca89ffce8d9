import type { Plugin } from 'vite';
import type { Part } from './unused-part.ts';
import { unusedOfReact } from './unused-react.ts';

/** By library: code that a bundler must keep, and with it what it belongs to. */
const unused: readonly { readonly library: RegExp; readonly parts: readonly Part[] }[] = [
  {
    library: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    parts: unusedOfReact,
  },
  {
    library: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/,
    parts: [
      {
        why: "Names for React's developer tools.",
        statements: /^\w+\.displayName = ".*";$/gm,
        fewest: 15,
      },
      {
        why: "React's own calls, which have no effect.",
        statements: /^var (\w+) = (?=React\d*\.(forwardRef|createContext)\()/gm,
        fewest: 13,
        replacement: 'var $1 = /* @__PURE__ */ ',
      },
      {
        why: "Components of React Router's own framework. To read `React.Component` could have an effect, for a bundler.",
        statements:
          /^var (AwaitErrorBoundary|RemixErrorBoundary) = (class extends React\d\.Component \{[\s\S]*?^\});$/gm,
        fewest: 2,
        replacement: 'var $1 = /* @__PURE__ */ (() => $2)();',
      },
      {
        why: 'A link of that framework fetches its page ahead, which costs each link four hooks.',
        statements:
          /^ *let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);$|^ *\.\.\.prefetchHandlers,$|(?<=return )shouldPrefetch && [^?]* \? .*createElement\(PrefetchPageLinks.* : (?=link;$)|^ *"data-discover": .*$/gm,
        fewest: 4,
      },
      {
        why: 'Without that, a link has one reference.',
        statements: /(?<= ref: )mergeRefs\(forwardedRef, prefetchRef\)/g,
        fewest: 1,
        replacement: 'forwardedRef',
      },
      {
        why: "What only a page from React Router's own server has: its data, and its error boundary.",
        statements:
          / \|\| parseHydrationData\(\)|^ *if \(this\.context\) \{\s*return .*createElement\(RSCErrorHandler,.*\s*\}$/gm,
        fewest: 2,
      },
      {
        why: 'Nothing measures the router.',
        statements: /(?<=^ {2}if \()init\.instrumentations(?=\) \{$)/gm,
        fewest: 2,
        replacement: 'false',
      },
      {
        why: 'Only fetchers, blockers, scroll restoration and routes that are added later call these.',
        statements:
          /^ {4}(enableScrollRestoration|fetch: fetch2|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalFetchControllers: fetchControllers|_internalSetRoutes),$/gm,
        fewest: 10,
      },
      {
        why: 'The portal sends its forms itself: no route has an action.',
        statements:
          /(?<=else if \()opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)(?=\) \{$)/gm,
        fewest: 1,
        replacement: 'false',
      },
      {
        why: 'All routes are known from the start.',
        statements:
          /(?<=^ +if \()(isFogOfWar|init\.patchRoutesOnNavigation|fogOfWar\.active( && fogOfWar\.matches)?)(?=\) \{$)/gm,
        fewest: 9,
        replacement: 'false',
      },
      {
        why: 'Every route says itself what a failure shows.',
        statements: /(?<=errorElement = match\.route\.errorElement) \|\| defaultErrorElement/g,
        fewest: 1,
      },
      {
        why: 'The router is always one with loaders.',
        statements: /isDataRoute \? (?=useNavigateStable\(\))| : useNavigateUnstable\(\)/g,
        fewest: 2,
      },
    ],
  },
  {
    library: /\/node_modules\/react-hook-form\/dist\/index\.esm\.mjs$/,
    parts: [
      {
        why: "Every form has a resolver (`src/ui/form/use-portal-form.ts`), so the library's own rules never run.",
        statements: /(?<=^ +if \()_options\.resolver(?=\) \{$)/gm,
        fewest: 4,
        replacement: 'true',
      },
      {
        why: 'Forms have no other validation.',
        statements: /(?<=^ +if \()(!_options\.resolver && )?_options\.validate(?=\) \{$)/gm,
        fewest: 2,
        replacement: 'false',
      },
      {
        why: 'Lists of fields, and methods that the portal does not call.',
        statements:
          /^ {8,12}(_setFieldArray|_getFieldArray|setValues|getErrors|resetDefaultValues),$/gm,
        fewest: 5,
      },
    ],
  },
  {
    library: /\/node_modules\/xstate\/dist\/raise-\w+\.esm\.js$/,
    parts: [
      {
        why: 'Nothing inspects the machines of a built portal.',
        statements:
          /^ +(this\.|this\._actorScope\.|actorScope\.)?system\._sendInspectionEvent\(\{[\s\S]*?\}\);$/gm,
        fewest: 6,
      },
      {
        why: 'The same of the tools for developers.',
        statements: /(?<=^ +if \()(this\.options\.)?devTools(?=\) \{$)/gm,
        fewest: 2,
        replacement: 'false',
      },
    ],
  },
  {
    library: /\/node_modules\/downshift\/dist\/downshift\.esm\.mjs$/,
    parts: [
      {
        why: 'The two hooks that the portal does not use.',
        statements: /^(useMultipleSelection|_useTagGroup)\.stateChangeTypes = \S+;$/gm,
        fewest: 2,
      },
      {
        why: 'Types that only the warnings for development read.',
        statements: /^var ((?:dropdownP|p)ropTypes(?:\$\d)?) = [^;]*;$/gm,
        fewest: 6,
        replacement: 'var $1 = {};',
      },
      {
        why: 'A copy of all that React exports, to look for a hook that version 18 added.',
        statements:
          /^var SafeReact(?:\$1)? = _extends\(\{\}, React\);\n(var reactUseId(?:\$1)? = )SafeReact(?:\$1)?(?=\.useId;$)/gm,
        fewest: 2,
        replacement: '$1React',
      },
    ],
  },
  {
    library: /\/node_modules\/primereact\/\w+\/\w+\.esm\.js$/,
    parts: [
      {
        why: 'Styles of the library, which `src/ui/prime/provider.tsx` switches off.',
        statements: /(?<=^var styles = )".*"(?=;$)/gm,
        fewest: 3,
        replacement: '""',
      },
      {
        why: 'Their classes.',
        statements: /^var (classes(?:\$\d)?) = \{[\s\S]*?^\};$/gm,
        fewest: 5,
        replacement: 'var $1 = {};',
      },
    ],
  },
  {
    library: /\/node_modules\/primereact\/calendar\/calendar\.esm\.js$/,
    parts: [
      {
        why: 'The calendar is always inline, of days, months or years: without a field, times, buttons and a footer.',
        statements: /(?<=^ {2}var (content|timePicker|buttonBar|footer) = )create\w+\(\)(?=;$)/gm,
        fewest: 4,
        replacement: 'null',
      },
    ],
  },
  {
    library: /\/node_modules\/react-toastify\/dist\/ReactToastify\.css$/,
    parts: [
      {
        why: 'Variables of rules that `unused-toast-styles.ts` leaves out, and those that `src/ui/states/toast.css` replaces.',
        statements:
          /^ {2}--toastify-(icon-color-\w+|spinner-[\w-]+|(text-)?color-[\w-]+|toast-(background|left|bottom|bd-radius|shadow)|font-family|z-index): .*;$/gm,
        fewest: 30,
      },
      {
        why: 'Toasts are not stacked, and a click does not close them.',
        statements:
          /^ *\.Toastify__(toast-container\[data-stacked='true'\]|toast--close-on-click) \{[^}]*\}$/gm,
        fewest: 3,
      },
    ],
  },
];

/**
 * Removes from libraries what the portal does not use and the bundler cannot leave out by itself.
 *
 * @throws Error when another version of a library has other code
 */
export function unusedParts(): Plugin {
  const found = new Map<Part, number>();
  return {
    name: 'portal-unused-parts',
    apply: 'build',
    // Vite's own plugins would see the style sheet first.
    enforce: 'pre',
    transform: {
      filter: { id: unused.map(({ library }) => library) },
      handler: (code, id) =>
        unused
          .filter(({ library }) => library.test(id))
          .flatMap(({ parts }) => parts)
          .reduce((rest, part) => {
            const { statements, replacement = '' } = part;
            const matches = rest.match(statements)?.length ?? 0;
            found.set(part, (found.get(part) ?? 0) + matches);
            return rest.replaceAll(statements, replacement);
          }, code),
    },
    generateBundle: () => {
      const other = unused.flatMap(({ library, parts }) =>
        parts
          .filter((part) => (found.get(part) ?? 0) < part.fewest)
          .map(({ why, statements }) => `${library}: ${why} ${statements}`),
      );
      if (other.length === 0) return;
      const names = other.join('\n');
      throw new Error(`A library has other code, adapt scripts/build/unused-parts.ts:\n${names}`);
    },
  };
}
