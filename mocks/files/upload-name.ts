/** The contract's longest file name. */
const longest = 255;
const nameless = 'dokument';

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/zip': ['zip'],
};

/** Control and format characters, including direction marks, line and paragraph ends, and half surrogate pairs. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * A name that can be stored and shown: the part after the last separator, without invisible characters; may be empty.
 */
export function plainName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return base.replace(unseen, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
}

/**
 * The name under which an uploaded file is stored: plain, never empty, with an extension of its type, of at most 255
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

/** Cut between characters, not inside one. */
function shortened(text: string, length: number): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut.trimEnd();
}
