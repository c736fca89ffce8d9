/** The content of the switcher's popup, which the first page does not need. */
export const loadSwitcher = () => import('./switcher-popup');
