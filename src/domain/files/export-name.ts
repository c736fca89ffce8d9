/** An ASCII file name from its parts (`kartica_2026_104217.csv`); missing parts leave no underscore. */
export function fileNameOf(
  parts: readonly (string | number | undefined)[],
  ending: string,
): string {
  const name = parts
    .filter((part) => part !== undefined && part !== '')
    .join('_')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\w-]+/g, '_');
  return `${name}.${ending}`;
}
