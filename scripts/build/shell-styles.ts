import type { Plugin } from 'vite';
import { inOrder } from './style-order.ts';

/** The styles of menu, top bar and lists. */
export const SHELL_STYLES = /^assets\/shell-[\w-]+\.css$/;

const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** `index.html` loads the styles of the shell with its own, which saves a round trip before the first paint (`budgets.md`). */
export function shellStyles(): Plugin {
  return {
    name: 'portal-shell-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        if (path !== '/index.html') return html;
        const styles = Object.keys(bundle).filter((file) => SHELL_STYLES.test(file));
        if (styles.length !== 1) {
          throw new Error(`index.html: the shell has ${styles.length} style sheets.`);
        }
        const own = [...html.matchAll(SHEET)].map(([, address = '']) => address);
        const links = inOrder([...own, ...styles.map((file) => `/${file}`)]).map(
          (file) => `  <link rel="stylesheet" crossorigin href="${file}">\n`,
        );
        return html.replaceAll(SHEET, '').replace('</head>', () => `${links.join('')}  </head>`);
      },
    },
  };
}
