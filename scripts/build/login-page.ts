import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { PaintedLogin } from '../../src/app/first-visit/paint-login';
import { attributesOf, escapeAttribute, replaceOnce } from './html.ts';
import { inOrder } from './style-order.ts';
import { plainIcons } from './substitutes.ts';

/** The answer to /prijava. A host that sends `index.html` there shows the same page, but later. */
const PAGE = 'prijava.html';

/** The start of the mount element, which has the configuration. */
const MOUNT = /<div\s+id="portal"[^>]*>/;
const STYLES = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

const RULE = /([^{}@;]+)\{[^{}]*\}/g;
/**
 * What the login page imports and never shows (`browser-tests/start/login-styles.test.ts`). The portal, which takes over
 * after a login, loads all styles.
 */
const NEVER_SHOWN =
  /\.(skeleton(__line)?|office-week|state--empty|more-menu|popover--beside|amount(__currency)?|answer|page__section|section-card|form__(part|actions)|select(__\w+)?|field__(times|tick|area|help|optional))\b/;

/** A user with a session is redirected from here and sees the start screen, not a login (`first-paint.js`). */
const COVER = ':root:not([data-session]) #start-up{display:none}';

/**
 * Makes `prijava.html` from `index.html`: the login page has its own entry, and the build renders it with its styles
 * inline, so that browsers paint it with the first answer (`budgets.md`; `docs/decisions/0022`).
 */
export function loginPage(): Plugin {
  let root = '';
  let page = '';
  return {
    name: 'portal-login-page',
    apply: 'build',
    config: (config) => {
      root = config.root ?? process.cwd();
      page = resolve(root, PAGE);
      const input = { index: resolve(root, 'index.html'), prijava: page };
      return { build: { rolldownOptions: { input } } };
    },
    resolveId: {
      order: 'pre',
      filter: { id: /prijava\.html$/ },
      handler: (id) => (id === page ? page : undefined),
    },
    load: {
      order: 'pre',
      filter: { id: /prijava\.html$/ },
      handler: (id) => (id === page ? sourceOf(resolve(root, 'index.html')) : undefined),
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path, bundle = {} }) => {
        if (path !== `/${PAGE}`) return html;
        const painted = await paint(root, attributesOf(MOUNT.exec(html)?.[0] ?? ''));
        const sheets = inOrder([...html.matchAll(STYLES)].map(([, address = '']) => address));
        const styles = sheets.map((address) => {
          const file = bundle[address.slice(1)];
          if (file?.type !== 'asset') throw new Error(`${PAGE}: ${address} is not in the build.`);
          return withoutNeverShown(String(file.source));
        });
        // The portal would add the sheet of the base after the styles, which override it.
        const base = `<link rel="stylesheet" crossorigin href="${sheets[0]}" disabled>`;
        const own = `<style nonce="__CSP_NONCE__">${[...styles, painted.styles, COVER].join('')}</style>`;
        return replaceOnce(html.replaceAll(STYLES, ''), [
          ['</head>', `  ${base}\n    ${own}\n  </head>`],
          [/<title>.*<\/title>/, `<title>${painted.title}</title>`],
          [
            MOUNT,
            (start: string) =>
              `${start.slice(0, -1)} data-painted-for="${escapeAttribute(painted.paintedFor)}">${painted.markup}`,
          ],
        ]);
      },
    },
  };
}

/** @param styles - minified */
function withoutNeverShown(styles: string): string {
  return styles.replace(RULE, (rule, selectors: string) =>
    selectors.split(/,(?![^(]*\))/).every((one) => NEVER_SHOWN.test(one)) ? '' : rule,
  );
}

/**
 * `index.html` with another entry, without scripts that delay the first paint, and without the manifest, which the portal
 * adds after the login (`src/app/offline/install.ts`).
 */
function sourceOf(index: string): string {
  return replaceOnce(readFileSync(index, 'utf8'), [
    ['<script vite-ignore ', '<script vite-ignore async '],
    ['/src/main.tsx', '/src/login.ts'],
    [/ *<link [^>]*rel="manifest"[^>]*>\n/, ''],
  ]);
}

/** By `ssrLoadModule`, because `runnerImport` does not support style sheets. */
async function paint(root: string, attributes: DOMStringMap): Promise<PaintedLogin> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The same markup as that of the build.
    resolve: { alias: [plainIcons], noExternal: ['lucide-react'] },
  });
  try {
    const { paintLogin } = await vite.ssrLoadModule('/src/app/first-visit/paint-login.tsx');
    return paintLogin(attributes);
  } finally {
    await vite.close();
  }
}
