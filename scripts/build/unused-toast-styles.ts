/**
 * The classes and keyframes of react-toastify for places and animations that `src/ui/states/toast-library.tsx` does not use.
 * The build leaves their rules out, which saves 0.9 kB of the limit of 20 kB (brotli) for all styles.
 */
export const unusedToastStyles: string[] = [
  ...['zoom', 'flip'].flatMap((animation) => [
    `Toastify__${animation}-enter`,
    `Toastify__${animation}-exit`,
    `Toastify__${animation}In`,
    `Toastify__${animation}Out`,
  ]),
  ...['top-left', 'top-center', 'bottom-left', 'bottom-center', 'bottom-right'].map(
    (place) => `Toastify__toast-container--${place}`,
  ),
  ...[
    'top-right',
    'top-left',
    'top-center',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ].flatMap((place) =>
    ['slide', 'bounce'].flatMap((animation) => [
      `Toastify__${animation}-enter--${place}`,
      `Toastify__${animation}-exit--${place}`,
    ]),
  ),
  ...['Right', 'Left', 'Up', 'Down'].flatMap((side) =>
    ['slide', 'bounce'].flatMap((animation) => [
      `Toastify__${animation}In${side}`,
      `Toastify__${animation}Out${side}`,
    ]),
  ),
  'Toastify__toast--stacked',
  'Toastify__toast--rtl',
  'Toastify__toast-container--rtl',
  'Toastify__progress-bar--rtl',
  'Toastify__spinner',
  'Toastify__spin',
  // The progress bar is the invisible timer of a toast, and the button that closes it is the portal's own.
  ...['light', 'dark', 'auto', 'colored'].map((theme) => `Toastify__progress-bar-theme--${theme}`),
  ...['info', 'success', 'warning', 'error', 'default', 'controlled', 'bg'].map(
    (kind) => `Toastify__progress-bar--${kind}`,
  ),
  ...['', '--light', '--auto', '--default'].map((kind) => `Toastify__close-button${kind}`),
  ...['auto', 'dark'].map((theme) => `Toastify__toast-theme--${theme}`),
  'Toastify--animate-icon',
];
