import { isRecord } from './is-record';

/** How much of a list has been loaded. */
export interface LoadedPart {
  readonly rows: number;
  /** The number of rows of the whole list. */
  readonly of: number;
}

/** How much of a list that comes in pages has been loaded; `undefined` for other data, or when all rows are there. */
export function loadedPart(data: unknown): LoadedPart | undefined {
  if (!isRecord(data) || typeof data.naslednji_kazalec !== 'string') return undefined;
  const longest = Math.max(
    0,
    ...Object.values(data).map((value) => (Array.isArray(value) ? value.length : 0)),
  );
  return { rows: longest, of: Number(data.stevilo_vrstic) };
}
