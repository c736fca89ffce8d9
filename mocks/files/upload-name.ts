/** The contract's longest file name. */
const longest = 255;
const nameless = 'dokument';

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};

/** Control and format characters, marks of direction among them, line and paragraph ends, halves of a pair. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A name as it can be kept and shown: what stands behind the last separator, without what is not seen; may be empty. */
export function plainName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return base.replace(unseen, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
}

/**
 * The name under which a file that was sent is kept: plain, never empty, with an extension of its type, of at most 255
 * characters.
 */
export function uploadName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [usual = '', ...others] = extensions[type] ?? [];
  const plain = plainName(name);
  const dot = plain.lastIndexOf('.');
  const given = plain.slice(dot + 1).toLowerCase();
  const fits = dot > 0 && [usual, ...others].includes(given);
  const extension = fits ? plain.slice(dot) : `.${usual}`;
  const base = fits ? plain.slice(0, dot) : plain;
  return `${shortened(base, longest - extension.length) || nameless}${extension}`;
}

/** Cut between characters, not inside of one. */
function shortened(text: string, length: number): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut.trimEnd();
}
