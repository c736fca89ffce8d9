const LONGEST_PART = 80;

/** One part of a path in ASCII letters, digits, `.`, `_` and `-`; never empty, `.` or `..`. */
function asciiPart(part: string): string {
  const plain = part
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/^[._]+|[._]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 6 ? plain.slice(dot) : '';
  const base = plain.slice(0, plain.length - ending.length).slice(0, LONGEST_PART - ending.length);
  return base === '' ? `dokument${ending}` : base + ending;
}

/**
 * Names that every system can unpack: ASCII, and different even where capitals do not count; the second of two equal
 * names ends with `_2`.
 *
 * @param names - paths with `/`
 * @returns a name for each, in their order
 */
export function packNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const ascii = name.split('/').map(asciiPart).join('/');
    const [, base = ascii, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/.exec(ascii) ?? [];
    let chosen = ascii;
    for (let count = 2; taken.has(chosen.toLowerCase()); count += 1) {
      chosen = `${base}_${count}${ending}`;
    }
    taken.add(chosen.toLowerCase());
    return chosen;
  });
}
