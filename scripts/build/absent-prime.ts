import { fileURLToPath } from 'node:url';

/** What PrimeReact's components import and the portal never shows: about 25 kB (brotli) of the forms. */
export const absentPrime = {
  find: /^primereact\/(csstransition|icons\/\w+|keyfilter|messages|progressbar|ripple|tooltip)$/,
  replacement: fileURLToPath(new URL('../../src/ui/prime/absent.ts', import.meta.url)),
};
