import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The parts that every page of a session needs, and that the portal asks for only when it has started. */
const PARTS = /^assets\/(shell|lists)-[\w-]+\.(js|css)$/;

/** Lets `index.html` ask for menu, top bar and lists together with the portal itself: a round trip less (`performance.md`). */
export function preloadShell(): Plugin {
  return {
    name: 'portal-preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        if (path !== '/index.html') return html;
        const parts = Object.keys(bundle).filter((file) => PARTS.test(file));
        if (parts.length < 4)
          throw new Error(`index.html: of shell and lists there is only ${parts}.`);
        return parts.map((file): HtmlTagDescriptor => {
          const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
          return {
            tag: 'link',
            attrs: { rel, crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          };
        });
      },
    },
  };
}
