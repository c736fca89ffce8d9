import type { Content } from '../../contract/checker/raw-document';

/** The media type of a header such as `text/html; charset=utf-8`, in small letters. */
function mediaType(text: string): string {
  return text.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a `Content-Type` is one of the described media types. */
export function isDescribed(contentType: string, content: Content): boolean {
  return Object.keys(content).includes(mediaType(contentType));
}

/**
 * Whether an `Accept` takes one of some media types; no header, or an empty one, takes all. A range with `q=0` takes
 * nothing.
 */
export function accepts(accept: string | null, types: readonly string[]): boolean {
  const ranges = (accept ?? '').split(',').filter((range) => mediaType(range) !== '');
  if (ranges.length === 0) return true;
  const taken = ranges.filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/i.test(range)).map(mediaType);
  return types.some((type) =>
    taken.some((range) => ['*/*', `${type.split('/')[0]}/*`, type].includes(range)),
  );
}
