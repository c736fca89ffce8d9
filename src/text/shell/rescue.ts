import { shellText } from './shell';

/** What `public/rescue.js` says where the portal's own scripts are missing; it lies outside of the bundle. */
export const rescueText = {
  title: 'Portala ni bilo mogoče naložiti.',
  hint: shellText.partFailedHint,
  retry: shellText.retry,
} as const;
