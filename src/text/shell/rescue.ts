import { shellText } from './shell';

/** The texts of `public/rescue.js`, which is outside of the bundle, for missing scripts of the portal. */
export const rescueText = {
  title: 'Portala ni bilo mogoče naložiti.',
  hint: shellText.partFailedHint,
  retry: shellText.retry,
} as const;
