import { pageTable } from './page-table';

/** A page with this number or a higher one is always allowed, whatever the server's list says (§3 Allowed pages). */
const FIRST_INTERNAL = 100;
const numbers = pageTable.flatMap(({ page }) => page ?? []);

/** Pages that are always allowed, such as login, home and the profile. */
export const internalPages: readonly number[] = numbers
  .filter((page) => page >= FIRST_INTERNAL)
  .sort((one, other) => one - other);

const known: ReadonlySet<unknown> = new Set(numbers);

/**
 * The page numbers of a server answer that the portal knows, each once, plus the internal pages (§4 Allowed pages). Unknown
 * numbers are dropped, so that no list is too long to compare.
 *
 * @returns `undefined` when the answer is not a list, so that the caller keeps the last good one
 */
export function parseAllowedPages(answer: unknown): readonly number[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const listed = answer.filter((page): page is number => Number.isInteger(page) && known.has(page));
  return [...new Set([...listed, ...internalPages])];
}

/** Whether two page lists allow the same pages, in any order. */
export function samePages(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((page) => other.includes(page));
}
