import { contrastOf, mixColours } from '../../domain/charts/contrast';

/** A manager's own accent, one colour for each theme, `#rrggbb`. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

const LEAST_CONTRAST = 4.5;

/** The colours behind or on the accent in each theme, as in `ui/theme/tokens.css`. */
export const grounds = {
  light: { bg: '#f6f7f5', surface: '#ffffff', 'on-accent': '#ffffff' },
  dark: { bg: '#0f1514', surface: '#182120', 'on-accent': '#06211e' },
} as const;

/** What is wrong with the accent of one theme: no colour, or too little contrast (WCAG 2.2, 1.4.3). */
function problemWith(theme: keyof Accent, colour: string | undefined): string | undefined {
  const attribute = `data-accent-${theme}`;
  if (colour === undefined) return `${attribute} is missing: set both accents or neither.`;
  if (!/^#[0-9a-f]{6}$/i.test(colour)) {
    return `${attribute} must be a colour such as "#0b5d57", not "${colour}".`;
  }
  const soft = mixColours(colour, 0.1, grounds[theme].surface);
  const measured = Object.entries({ ...grounds[theme], 'accent-soft': soft })
    .map(([token, ground]) => ({ token, ground, ratio: contrastOf(colour, ground) }))
    .sort((one, other) => one.ratio - other.ratio);
  const [worst] = measured;
  if (!worst || worst.ratio >= LEAST_CONTRAST) return undefined;
  // Rounded down: a refused 4.498 must not be shown as 4.50.
  const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
  return `${attribute} "${colour}" has a contrast of ${ratio} with ${worst.token} (${worst.ground}); it must have at least ${LEAST_CONTRAST}.`;
}

/**
 * Reads `data-accent-light` and `data-accent-dark`, both or neither.
 *
 * @param problems - receives a sentence for each wrong attribute
 * @returns `undefined` when the pair is missing or wrong
 */
export function readAccent(attributes: DOMStringMap, problems: string[]): Accent | undefined {
  const { accentLight: light, accentDark: dark } = attributes;
  if (light === undefined && dark === undefined) return undefined;
  const found = [problemWith('light', light), problemWith('dark', dark)].filter(
    (problem) => problem !== undefined,
  );
  problems.push(...found);
  return light && dark && found.length === 0 ? { light, dark } : undefined;
}

/** Replaces the portal's accent with the manager's. */
export function showAccent({ light, dark }: Accent, root: HTMLElement): void {
  root.style.setProperty('--accent-light', light);
  root.style.setProperty('--accent-dark', dark);
}
