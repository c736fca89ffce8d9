let collator: Intl.Collator | undefined;

/**
 * Compares texts for `sort` in Slovenian order (č after c, š after s, ž after z), and numbers in them by value. The collator
 * is created on first use: on a slow phone that takes as long as rendering a row.
 */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('sl', { numeric: true });
  return collator.compare(one, other);
}
