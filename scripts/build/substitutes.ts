import { fileURLToPath } from 'node:url';

/** An icon is one component without a context: the portal sets no attributes for all icons together. */
export const plainIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('../../src/ui/page/plain-icon.ts', import.meta.url)),
};

/** Downshift would scroll the page to an option; the portal's lists scroll themselves and replace that. */
export const absentScroll = {
  find: /^compute-scroll-into-view$/,
  replacement: fileURLToPath(
    new URL('../../src/ui/controls/select/absent-scroll.ts', import.meta.url),
  ),
};

/** The substitute of a hook that React has since version 18: React's own takes its place. */
export const reactsOwnStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };
