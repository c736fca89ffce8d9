import { extensionsOf, isReplaced, mayStay, mediaTypeOf } from './file-extensions';

const LONGEST = 150;
const NAMELESS = 'dokument';
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])$/i;
/** Control, format (direction among them) and unassigned characters, and halves of a pair. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\u2028\u2029]/gu;
const FORBIDDEN = /[/\\:*?"<>|]+/g;
/** What turns the order of signs on the screen around, and what makes none. */
const DECEIVING = /[\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu;

/** A file name as it is shown: without direction marks and control characters, so that none can pose as another kind. */
export function shownFileName(name: string): string {
  return name.replace(DECEIVING, '');
}

/**
 * A name under which a file can be saved on any system: no separator, no sign that is not seen, no device of
 * Windows, at most 150 characters, never empty. The extension is that of the content type (§7); of a type that is not
 * known the given one stays, unless a system would run it; else it is `pdf`.
 *
 * @param name - as the caller or the server gives it; may be hostile or empty
 * @param contentType - of the answer
 */
export function fileNameFor(name: string, contentType: string): string {
  const fitting = extensionsOf(mediaTypeOf(contentType));
  const plain = trimmed(name.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, '_'));
  const [base, extension] = splitExtension(plain, fitting);
  const [first = ''] = base.split('.');
  const usable = base === '' ? NAMELESS : DEVICE.test(first.trim()) ? `${NAMELESS}_${base}` : base;
  return `${shortened(usable, LONGEST - extension.length - 1)}.${extension}`;
}

/** Takes an extension off that may not stay, and what is left below it: `x.pdf.exe` is `x` and `pdf`. */
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

/** A dot at the start hides a file; what is left of `../../x` says nothing. */
const stripped = (name: string) => trimmed(name.replace(/^[._\s]+/u, ''));

/** Cut between characters, not inside of one. */
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
 * @returns the name as it was sent, not yet safe; `undefined` when there is none that can be read
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

/** Headers come as one character a byte; what was sent as UTF-8 is put together again. */
function utf8Of(bytes: string): string | undefined {
  if (/[^\0-\u00ff]/.test(bytes)) return undefined;
  try {
    const octets = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(octets);
  } catch {
    return undefined;
  }
}
