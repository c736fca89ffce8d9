import { pageTable } from './page-table';

/** Pages that are always allowed (§3 Allowed pages): login, register, passwords, add manager, home, profile, forms, all dues,
 * invitation, notification preferences, handover and its link,
 * e-invoice and direct debit. */
export const internalPages: readonly number[] = [
  100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
];

const known: ReadonlySet<unknown> = new Set(pageTable.map(({ page }) => page));

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
