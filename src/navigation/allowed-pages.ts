import { pageTable } from './page-table';

/** Pages that are always allowed (§3 Allowed pages): login, register, passwords, add manager, home, profile, forms. */
export const internalPages: readonly number[] = [100, 101, 102, 103, 104, 105, 106, 107, 108];

const known: ReadonlySet<unknown> = new Set(pageTable.map(({ page }) => page));

/**
 * Page numbers out of a server answer: those that the portal knows, each once, the internal pages always among them
 * (§4 Allowed pages). What it does not know is dropped here, so that no answer is too long to be compared.
 *
 * @returns `undefined` when the answer is no list, so that the caller keeps the last good one
 */
export function parseAllowedPages(answer: unknown): readonly number[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const listed = answer.filter((page): page is number => Number.isInteger(page) && known.has(page));
  return [...new Set([...listed, ...internalPages])];
}

/** Whether two page lists allow the same pages, in whatever order. */
export function samePages(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((page) => other.includes(page));
}
