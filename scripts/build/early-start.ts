import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { replaceOnce } from './html.ts';
import { minified } from './minified.ts';
import { SHELL_STYLES } from './shell-styles.ts';
import { type Bundle, filesWith, screensOf } from './sizes.ts';

/** Imports all files that `index.html` names. */
const PORTAL = /^assets\/portal-/;
const LAYOUT = /\/src\/shell\/(default|blank)-layout\.tsx$/;
const FIRST_PAINT = '/src/first-paint.js';

/**
 * Emits one file for each of the two scripts that run before the portal's own: `src/first-paint.js`, and `src/early.ts`,
 * built alone, with a table of the files of every page. A hash of the content is in each file name, so
 * that browsers cache the file.
 */
export function earlyStart(): Plugin {
  let root = '';
  let firstPaint = '';
  let early = '';
  let named: readonly string[] = [];
  return {
    name: 'portal-early-start',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const emit = (name: string, source: string) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const source = readFileSync(resolve(root, `.${FIRST_PAINT}`), 'utf8');
        firstPaint = emit('first-paint', minified(FIRST_PAINT, source));
        const files = filesOfPages(bundle);
        named = Object.values(files).flat();
        early = emit('early', await buildAlone(resolve(root, 'src/early.ts'), files));
      },
    },
    writeBundle: (_, written) => {
      const missing = named.filter((file) => !(file.slice(1) in written));
      if (missing.length > 0) {
        throw new Error(`early.ts would fetch files that the build lacks: ${missing.join(', ')}`);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => {
        const kept = replaceOnce(html, [[FIRST_PAINT, firstPaint]]);
        if (path !== '/index.html') return kept;
        // With `defer` it would wait for the style sheets.
        const script = `<script src="${early}" async fetchpriority="high"></script>\n    `;
        return replaceOnce(kept, [['<script type="module"', (found) => script + found]]);
      },
    },
  };
}

/** The files that each page and each layout needs in addition to those of `index.html`. */
function filesOfPages(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const always = filesWith(
    bundle,
    chunks.map(({ fileName }) => fileName).filter((name) => PORTAL.test(name)),
  );
  const isMore = (file: string) => !always.has(file) && !SHELL_STYLES.test(file);
  const layouts = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const layout = LAYOUT.exec(id)?.[1];
      return layout ? [[layout, fileName] as const] : [];
    }),
  );
  if (layouts.length !== 2) throw new Error(`The build has ${layouts.length} of two layouts.`);
  return Object.fromEntries(
    [...screensOf(bundle), ...layouts].map(([name, file]) => {
      const more = [...filesWith(bundle, [file])].filter(isMore);
      return [name, more.map((one) => `/${one}`)];
    }),
  );
}

/** One classic script, built from a source file and all its imports. */
async function buildAlone(
  entry: string,
  pageFiles: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const files = [...new Set(Object.values(pageFiles).flat())];
  const of = Object.entries(pageFiles).map(([name, own]) => [
    name,
    own.map((file) => files.indexOf(file)),
  ]);

  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PAGE_FILES: JSON.stringify({ files, of: Object.fromEntries(of) }) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'portalEarly' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script.`);
  return chunk.code;
}
