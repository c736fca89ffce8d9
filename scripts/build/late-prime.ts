import type { Plugin } from 'vite';
import { type Bundle, filesWith, screensOf } from './sizes.ts';

/** What must be loaded late; `prime-part.tsx` is what loads it, and a style sheet may come before its part. */
const PRIME = /\/node_modules\/primereact\/|\/src\/ui\/prime\/(?!prime-part\.)[\w-]+\.tsx$/;
/** Files that `index.html` loads, or that are loaded as soon as the first page is shown. */
const FIRST = /^(shell|pages|reader)$/;
/** Layouts, and each screen by `screensOf`. */
const LAYOUT = /\/src\/shell\/[\w-]+-layout\.tsx$/;

/** Fails the build when a page needs PrimeReact before it is shown (`docs/decisions/0027-primereact.md`). */
export function latePrime(): Plugin {
  return {
    name: 'portal-late-prime',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = earlyPrime(bundle);
      if (found.length > 0) {
        throw new Error(
          `PrimeReact is loaded before the first paint of a page; load the part by PrimePart:\n${found.join('\n')}`,
        );
      }
    },
  };
}

/** Each file that a page loads by static imports and that has modules of PrimeReact, with the first such module. */
export function earlyPrime(bundle: Bundle): string[] {
  return earlyModules(bundle, PRIME);
}

/**
 * Each file that a page loads by static imports and that has modules which must be loaded late, with the first one.
 * @param late the path of such a module
 */
export function earlyModules(bundle: Bundle, late: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = new Map([...screensOf(bundle)]);
  for (const { isEntry, name, facadeModuleId, fileName } of chunks) {
    if (isEntry || FIRST.test(name) || LAYOUT.test(facadeModuleId ?? ''))
      starts.set(name, fileName);
  }
  const first = [...starts].map(([page, start]) => [page, filesWith(bundle, [start])] as const);
  return chunks.flatMap(({ fileName, moduleIds }) => {
    const module = moduleIds.find((id) => late.test(id));
    const pages = first.filter(([, files]) => files.has(fileName)).map(([page]) => page);
    return module && pages.length > 0 ? [`${pages.join(', ')}: ${fileName} has ${module}`] : [];
  });
}
