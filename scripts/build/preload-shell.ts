import type { Plugin } from 'vite';
import { inOrder } from './style-order.ts';

/** Files that every page behind the login needs, and that the portal itself would load only after its start. */
const PARTS = /^assets\/shell-[\w-]+\.(js|css)$/;

const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** `index.html` loads menu, top bar and lists together with the portal, which saves a round trip (`budgets.md`). */
export function preloadShell(): Plugin {
  return {
    name: 'portal-preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        if (path !== '/index.html') return html;
        const parts = Object.keys(bundle).filter((file) => PARTS.test(file));
        if (parts.length < 2) throw new Error(`index.html: the shell has only the files ${parts}.`);
        const sheets = [...html.matchAll(SHEET)].map(([, address = '']) => address);
        const all = [...sheets, ...parts.map((file) => `/${file}`)];
        const links = [
          ...all.filter((file) => file.endsWith('.js')).map((file) => link('modulepreload', file)),
          ...inOrder(all.filter((file) => file.endsWith('.css'))).map((file) =>
            link('stylesheet', file),
          ),
        ];
        return html.replaceAll(SHEET, '').replace('</head>', () => `${links.join('')}  </head>`);
      },
    },
  };
}

const link = (rel: string, href: string) => `  <link rel="${rel}" crossorigin href="${href}">\n`;
