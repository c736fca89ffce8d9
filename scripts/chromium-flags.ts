/**
 * The features that Playwright 1.65 switches off itself. A second `--disable-features` replaces the first, so ours names
 * them too; `chromium-flags.test.ts` compares the list with the installed Playwright.
 */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** The suggestions under the address bar. Each window, so each context of a test, loads two pages for them unseen. */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium's arguments for tests: no work that no test sees, and no request to Google's hosts, which a closed network refuses. */
export const chromiumFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...unseenPages].join(',')}`,
];
