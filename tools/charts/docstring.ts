/** The text of the docstring in front of `export const NAME`, one line for each paragraph; empty when there is none. */
export function docstringOf(source: string, name: string): string {
  const [before = '', after] = source.split(`export const ${name} `);
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1];
  if (after === undefined || comment === undefined) return '';
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
}
