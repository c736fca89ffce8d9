import { extensionsOf, isReplaced, mayStay, mediaTypeOf } from './file-extensions';

const MAX_LENGTH = 150;
const DEFAULT_NAME = 'dokument';
/** Names that Windows reserves for devices, whatever follows their first dot. */
const DEVICE_NAME = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])$/i;
/** Control, format (such as direction) and unassigned characters, and unpaired surrogates. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\u2028\u2029]/gu;
const FORBIDDEN_CHARACTERS = /[/\\:*?"<>|]+/g;
/** Characters that change the writing direction, and control characters. */
const DECEIVING_CHARACTERS = /[\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu;

/** A file name for display: without direction marks and control characters, which could hide its real extension. */
export function shownFileName(name: string): string {
  return name.replace(DECEIVING_CHARACTERS, '');
}

/** A day as eight digits, such as `14042026`. */
const DAY = /(?<!\d)(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)(?!\d)/g;

/**
 * A title from the name of a file, for display (`pages.md` P9): without the extension, with spaces for underscores and
 * dates with dots. A name that has nothing else stays as it is.
 *
 * @param extension - the type of the file, without a dot; another ending stays, because it would hide what the file is
 */
export function fileTitle(name: string, extension: string): string {
  const shown = shownFileName(name);
  const end = `.${extension.toLowerCase()}`;
  const base = shown.toLowerCase().endsWith(end) ? shown.slice(0, -end.length) : shown;
  return base.replaceAll('_', ' ').replace(DAY, '$1.$2.$3').replace(/ {2,}/g, ' ').trim() || shown;
}

/**
 * A name that any system can save a file by: no separators, no invisible characters, no Windows device, at most 150
 * characters, never empty. The extension fits the content type (§7); an unknown type keeps the given extension unless a
 * system would run it, and gets `pdf` otherwise.
 *
 * @param name - from the caller or the server; may be malicious or empty
 * @param contentType - of the answer
 */
export function fileNameFor(name: string, contentType: string): string {
  const fitting = extensionsOf(mediaTypeOf(contentType));
  const plain = trimmed(
    name.normalize('NFC').replace(INVISIBLE_CHARACTERS, '').replace(FORBIDDEN_CHARACTERS, '_'),
  );
  const [base, extension] = splitExtension(plain, fitting);
  const [first = ''] = base.split('.');
  const usable =
    base === '' ? DEFAULT_NAME : DEVICE_NAME.test(first.trim()) ? `${DEFAULT_NAME}_${base}` : base;
  return `${shortened(usable, MAX_LENGTH - extension.length - 1)}.${extension}`;
}

/** Splits the name and removes each extension that may not stay: `x.pdf.exe` gives `x` and `pdf`. */
function splitExtension(name: string, fitting: readonly string[]): [string, string] {
  const dot = name.lastIndexOf('.');
  const base = name.slice(0, Math.max(dot, 0));
  const end = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  const stays = fitting.length > 0 ? fitting.includes(end) : mayStay(end);
  if (stays) return [stripped(base), end];
  if (isReplaced(end)) return splitExtension(trimmed(base), fitting);
  return [stripped(name), fitting[0] ?? 'pdf'];
}

/** Windows drops dots and spaces at the end. */
const trimmed = (name: string) => name.trim().replace(/[.\s]+$/u, '');

/** A dot at the start hides a file; the remains of `../../x` carry no meaning. */
const stripped = (name: string) => trimmed(name.replace(/^[._\s]+/u, ''));

/** Cuts between characters, never inside a surrogate pair. */
function shortened(name: string, length: number): string {
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return trimmed(cut);
}

const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/**
 * The file name of a Content-Disposition header, `filename*` before `filename` (RFC 6266, RFC 5987).
 *
 * @returns the name as sent, not yet safe; `undefined` without a readable one
 */
export function nameInDisposition(header: string | null): string | undefined {
  const parameters = [...(header ?? '').matchAll(PARAMETER)];
  const parameter = (name: string) => {
    const found = parameters.find(([, key = '']) => key.toLowerCase() === name);
    return found?.[2]?.replace(/\\(.)/g, '$1') ?? found?.[3]?.trim();
  };
  const plain = parameter('filename');
  return decodedExtended(parameter('filename*')) ?? (plain && (utf8Of(plain) ?? plain));
}

function decodedExtended(value: string | undefined): string | undefined {
  const parts = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value ?? '');
  if (!parts) return undefined;
  const [, charset = '', encoded = ''] = parts;
  const bytes = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return charset.toLowerCase() === 'utf-8' ? utf8Of(bytes) : bytes;
}

/** Headers have one character for each byte; this decodes those that were sent as UTF-8. */
function utf8Of(bytes: string): string | undefined {
  if (/[^\0-\u00ff]/.test(bytes)) return undefined;
  try {
    const octets = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(octets);
  } catch {
    return undefined;
  }
}
