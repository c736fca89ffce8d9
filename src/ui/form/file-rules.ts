import { shownFileName } from '../../domain/files/file-name';
import { formText } from '../../text/forms/form';
import type { Rule } from './rules';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Kinds of files by extension and by media type; the device may leave the type empty. */
const kinds = {
  pdf: { extensions: ['pdf'], type: 'application/pdf' },
  jpg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  png: { extensions: ['png'], type: 'image/png' },
  zip: { extensions: ['zip'], type: 'application/zip' },
} as const;

export type FileKind = keyof typeof kinds;

/** The `accept` attribute for these kinds. */
export function acceptOf(allowed: readonly FileKind[]): string {
  return allowed.map((kind) => kinds[kind].type).join(',');
}

/**
 * Each file is of one of these kinds, by its name and its type (`pages.md` P20, P24).
 *
 * @param own - kinds that only the portal itself attaches; the message does not offer them
 */
export const filesOf =
  (allowed: readonly FileKind[], own: readonly FileKind[] = []): Rule =>
  (value) => {
    const wrong = filesIn(value).find(({ name, type }) => {
      const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
      return ![...allowed, ...own].some((kind) => {
        const { extensions, type: expected } = kinds[kind];
        return extensions.some((each) => each === extension) && ['', expected].includes(type);
      });
    });
    const words = allowed
      .map((kind) => kind.toUpperCase())
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' in ');
    return wrong && formText.wrongFileType(shownFileName(wrong.name), words);
  };

/** No file is empty or larger than this number of megabytes. */
export const filesUpTo =
  (megabytes: number): Rule =>
  (value) => {
    const files = filesIn(value);
    const empty = files.find(({ size }) => size === 0);
    if (empty) return formText.emptyFile(shownFileName(empty.name));
    const large = files.find(({ size }) => size > megabytes * BYTES_PER_MEGABYTE);
    return large && formText.largeFile(shownFileName(large.name), megabytes);
  };

function filesIn(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((each) => each instanceof File) : [];
}
