import { shellText } from './shell';

/** The texts of `public/rescue.js`, which is outside of the bundle, for missing scripts of the portal and old browsers. */
export const rescueText = {
  title: 'Portala ni bilo mogoče naložiti.',
  hint: shellText.partFailedHint,
  retry: shellText.retry,
  tooOld: 'Vaš brskalnik je prestar.',
  tooOldHint:
    'Posodobite ga ali uporabite Chrome ali Edge 114, Firefox 115, Safari (iOS) 16.4 ali novejšega.',
} as const;
