import { ApiError } from './errors';

/**
 * The numbers (`st_prijave`) of the open faults because of which a report was not taken (`pages.md` P31).
 *
 * @returns newest first; empty for any other error
 */
export function similarFaultsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  const { podobne }: { podobne?: unknown } = Object(error.body);
  return Array.isArray(podobne) ? podobne.filter((each) => typeof each === 'string') : [];
}
