/** How the portal looks for this browser's user (§3 Layout config). */
export interface Layout {
  /** `null` leaves the choice to the system. */
  readonly darkTheme: boolean | null;
  /** Font scale: the size of the base text in pixels, for a browser whose own size is 16. */
  readonly scale: number;
  /** The item of the menu that was opened last, by its route; `null` before the first. */
  readonly activeMenuItem: string | null;
}

/** The font scales to choose from. */
export const scales = [12, 14, 16, 18, 20] as const;

/** What holds without a choice (§9: font scale 14). */
export const defaultLayout: Layout = { darkTheme: null, scale: 14, activeMenuItem: null };

/**
 * A stored layout; a part that is missing has its default. `src/first-paint.js` holds to the same rule.
 *
 * @returns `undefined` when theme or scale is damaged: then all falls back (`threats.md` H14)
 */
export function parseLayout(value: unknown): Layout | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
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
