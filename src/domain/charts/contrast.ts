/** Red, green and blue of `#rrggbb`, each 0 to 255. */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

/** What `color-mix(in srgb, one part, other)` gives; `part` is 0 to 1. */
export function mixColours(one: string, part: number, other: string): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel * part + (others[index] ?? 0) * (1 - part)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
