import { isRecord } from '../values/is-record';

/** The look of the portal in this browser (§3 Layout config). */
export interface Layout {
  /** `null` follows the system. */
  readonly darkTheme: boolean | null;
  /** Font scale: the base text size in pixels for a browser with the default size of 16. */
  readonly scale: number;
  /** The route of the menu item that was opened last; `null` before the first. */
  readonly activeMenuItem: string | null;
}

/** The font scales to choose from, in pixels. */
export const scales = [12, 14, 16, 18, 20] as const;

/** The layout without a choice (§9: font scale 14). */
export const defaultLayout: Layout = { darkTheme: null, scale: 14, activeMenuItem: null };

/**
 * A stored layout; a missing part has its default. `src/first-paint.js` follows the same rule.
 *
 * @returns `undefined` when theme or scale is damaged: then all parts have their defaults (`threats.md` H14)
 */
export function parseLayout(value: unknown): Layout | undefined {
  if (!isRecord(value)) return undefined;
  const { darkTheme, scale, activeMenuItem }: Record<string, unknown> = {
    ...defaultLayout,
    ...value,
  };
  if (darkTheme !== null && typeof darkTheme !== 'boolean') return undefined;
  const known = scales.find((each) => each === scale);
  if (known === undefined) return undefined;
  const item = typeof activeMenuItem === 'string' ? activeMenuItem : null;
  return { darkTheme, scale: known, activeMenuItem: item };
}
