let collator: Intl.Collator | undefined;

/**
 * Orders texts as Slovenian does (č after c, š after s, ž after z), and the numbers in them by value: for `sort`.
 * The collator is made for the first that asks: on a poor phone it takes as long as drawing a row.
 */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('sl', { numeric: true });
  return collator.compare(one, other);
}
