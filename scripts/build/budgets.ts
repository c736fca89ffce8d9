import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, brotliSize, filesWith, screensOf } from './sizes.ts';

/** One size of the build with its limit (`budgets.md`). */
export interface Size {
  readonly what: string;
  readonly kilobytes: number;
  readonly most: number;
}

/** Files of `public/` that both pages load. */
const ALWAYS = ['rescue.js', 'icon.svg'];
/** Shared by many screens, and loaded after the first page is shown (`src/app/first-visit/load-ahead.ts`). */
const KITS = /^assets\/(react|base|form|portal|shell|news|pages|reader|prime)-/;

/** The limits in kB (`budgets.md`). */
export const most = { login: 102, deepLink: 190, route: 25, withCharts: 60, styles: 20, fonts: 60 };

/**
 * Fails the build when a page is too large (`budgets.md`): all bytes of a first visit to the login page and
 * to the open items, what each route adds to the portal, with and without what it loads later, all styles, all fonts.
 * Kilobytes are thousands of bytes after brotli.
 */
export function budgets(): Plugin {
  let folder = '';
  let bundle: Bundle = {};
  return {
    name: 'portal-budgets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: (_, written) => {
      bundle = written;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const sizes = await measure(bundle, folder);
        if (basename(folder) === 'dist') console.log(tableOf(sizes));
        const passed = sizes.filter(({ kilobytes, most }) => kilobytes > most);
        if (passed.length > 0) {
          throw new Error(`The build is larger than its budgets (budgets.md):\n${tableOf(passed)}`);
        }
      },
    },
  };
}

async function measure(bundle: Bundle, folder: string): Promise<Size[]> {
  const names = [...Object.keys(bundle), ...ALWAYS];
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => [name, await brotliSize(join(folder, name))] as const),
    ),
  );
  const sum = (files: Iterable<string>, kind = /./) =>
    [...new Set(files)]
      .filter((name) => kind.test(name))
      .reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
  const named = (start: RegExp) => names.filter((name) => start.test(name));

  // The styles of the login page are inline, in the page itself.
  const login = [...filesWith(bundle, named(/^assets\/(form|first-paint)-/))].filter((name) =>
    /js$/.test(name),
  );
  const portal = filesWith(
    bundle,
    named(/^(index\.html|assets\/(portal|shell|early|first-paint)-.*)$/),
  );
  const screens = screensOf(bundle);
  const openItems = filesWith(bundle, [screens.get('open-items') ?? '']);
  const isOwn = (name: string) => !portal.has(name) && !KITS.test(name);
  const own = (chunk: string, loadsLater: boolean) =>
    [...filesWith(bundle, [chunk], (name) => loadsLater && isOwn(name))].filter(isOwn);
  return [
    size('/prijava, first visit', sum([...login, 'prijava.html', ...ALWAYS]), most.login),
    size(
      '/odprte-postavke, first visit, without the API',
      sum([...portal, ...openItems, ...ALWAYS]),
      most.deepLink,
    ),
    size('styles', sum(names, /css$/), most.styles),
    size('fonts', sum(names, /\.(woff2?|ttf|otf)$/), most.fonts),
    ...[...screens].flatMap(([route, chunk]) => {
      const [script, all] = [sum(own(chunk, false), /js$/), sum(own(chunk, true), /js$/)];
      return [
        size(`${route}, own script`, script, most.route),
        ...(all > script ? [size(`${route}, with its charts`, all, most.withCharts)] : []),
      ];
    }),
  ];
}

const size = (what: string, bytes: number, limit: number): Size => ({
  what,
  kilobytes: bytes / 1000,
  most: limit,
});

function tableOf(sizes: readonly Size[]): string {
  const lines = sizes.map(({ what, kilobytes, most }) => {
    const share = `${Math.round((kilobytes / most) * 100)} %`;
    return `${what.padEnd(58)} ${kilobytes.toFixed(1).padStart(6)} kB of ${String(most).padStart(3)}  ${share.padStart(5)}`;
  });
  return lines.join('\n');
}
