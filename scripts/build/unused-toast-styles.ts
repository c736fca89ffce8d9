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
  ...['top-left', 'top-center', 'bottom-left', 'bottom-center', 'bottom-right'].flatMap((place) => [
    `Toastify__toast-container--${place}`,
    `Toastify__bounce-enter--${place}`,
    `Toastify__bounce-exit--${place}`,
  ]),
  ...[
    'top-right',
    'top-left',
    'top-center',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ].flatMap((place) => [`Toastify__slide-enter--${place}`, `Toastify__slide-exit--${place}`]),
  ...['Left', 'Up', 'Down'].flatMap((side) => [
    `Toastify__bounceIn${side}`,
    `Toastify__bounceOut${side}`,
  ]),
  ...['Right', 'Left', 'Up', 'Down'].flatMap((side) => [
    `Toastify__slideIn${side}`,
    `Toastify__slideOut${side}`,
  ]),
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
