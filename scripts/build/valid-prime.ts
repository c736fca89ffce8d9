import type { Plugin } from 'vite';

const CALENDAR = /\/node_modules\/primereact\/calendar\/calendar\.esm\.js$/;
const ROOT = /createElement\("span", (?=_extends\(\{\s*ref: elementRef\s*\}, rootProps\))/g;
const HIDDEN =
  /createElement\("div", (?=\{\s*"aria-live": "polite",\s*className: "p-hidden-accessible")/g;

/**
 * Makes the markup of PrimeReact's calendar valid HTML: its root is a `span` around the `div` of the panel, and a `div`
 * for screen readers stands in the `span` of each chosen cell. Neither can be set by `pt`.
 *
 * @throws Error when another version of PrimeReact has other code
 */
export function validPrime(): Plugin {
  return {
    name: 'portal-valid-prime',
    transform: {
      filter: { id: CALENDAR },
      handler: (code) => {
        const found = [ROOT, HIDDEN].map((part) => code.match(part)?.length ?? 0);
        if (found.join() !== '1,3') {
          throw new Error(
            `primereact/calendar has other code (${found}): adapt scripts/build/valid-prime.ts.`,
          );
        }
        return code
          .replace(ROOT, 'createElement("div", ')
          .replaceAll(HIDDEN, 'createElement("span", ');
      },
    },
  };
}
