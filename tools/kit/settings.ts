import { defaultLayout, type Layout, scales } from '../../src/domain/session/layout';

/** The themes that the page can show; `auto` is that of the system. */
export const themes = ['light', 'dark', 'auto'] as const;
/** The widths of the frame in px; 0 is the window itself. */
export const widths = [0, 320, 390, 768, 1280] as const;

/** How the page shows the kit; its address has all of it. */
export interface Settings {
  readonly theme: (typeof themes)[number];
  readonly scale: (typeof scales)[number];
  readonly width: (typeof widths)[number];
  /** Whether it is the page in the frame, which shows only the parts. */
  readonly isFramed: boolean;
}

/** Reads the settings of an address; a value that is unknown gives the default. */
export function readSettings(search: string): Settings {
  const parameters = new URLSearchParams(search);
  const one = <Value extends string | number>(name: string, known: readonly Value[], none: Value) =>
    known.find((value) => String(value) === parameters.get(name)) ?? none;
  return {
    theme: one('theme', themes, 'auto'),
    scale: one('scale', scales, 14),
    width: one('width', widths, 0),
    isFramed: parameters.has('framed'),
  };
}

/** The query of an address with these settings. */
export function writeSettings({ theme, scale, width, isFramed }: Settings): string {
  const parameters = new URLSearchParams({ theme, scale: String(scale) });
  if (width !== 0) parameters.set('width', String(width));
  if (isFramed) parameters.set('framed', '');
  return `?${parameters}`;
}

/** The settings as the portal's own layout. */
export const layoutOf = ({ theme, scale }: Settings): Layout => ({
  ...defaultLayout,
  darkTheme: theme === 'auto' ? null : theme === 'dark',
  scale,
});
