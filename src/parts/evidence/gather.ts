import type { Api } from '../../api/client';
import type { PackEntry } from '../../domain/evidence/pack';
import { missingReason } from './missing-reason';
import { fetchedNow, type Planned } from './pack-plan';

/** A pack of this size asks before it goes on. */
const LARGE_BYTES = 50 * 1024 * 1024;
/** Calls that run at the same time. */
const AT_ONCE = 4;

/** How far a run is. */
export interface PackProgress {
  readonly done: number;
  readonly all: number;
  readonly bytes: number;
}

/** What a run needs from its dialog. */
interface GatherTools {
  readonly api: Api;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
  /** Asks whether a large pack is wanted, once. @param bytes - so far, or what is known before */
  readonly allowLarge: (bytes: number, known: boolean) => Promise<boolean>;
}

/** The sizes that are known before the files are fetched, together, in bytes. */
export function knownBytes(planned: readonly Planned[]): number {
  return planned.reduce((sum, file) => sum + ('size' in file ? (file.size ?? 0) : 0), 0);
}

/**
 * Fetches all files of a pack into memory. A file that cannot be had becomes an entry with its reason.
 *
 * @returns in any order; `undefined` when a large pack is not wanted
 * @throws NetworkError without a connection, the abort reason of `signal`, and what ends a session
 */
export async function gather(
  planned: readonly Planned[],
  tools: GatherTools,
): Promise<PackEntry[] | undefined> {
  const { signal, onProgress, allowLarge } = tools;
  const entries: PackEntry[] = [];
  const waiting = [...planned];
  let bytes = 0;
  let allowed: Promise<boolean> | undefined;
  const known = knownBytes(planned);
  if (known > LARGE_BYTES) allowed = allowLarge(known, true);
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (allowed && !(await allowed)) return;
      const entry = await fetchOne(file, tools);
      signal.throwIfAborted();
      entries.push(entry);
      bytes += 'bytes' in entry ? entry.bytes.length : 0;
      onProgress({ done: entries.length, all: planned.length, bytes });
      if (bytes > LARGE_BYTES) allowed ??= allowLarge(bytes, false);
    }
  };
  onProgress({ done: 0, all: planned.length, bytes });
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
    // After a failure the other workers must not go on.
    waiting.length = 0;
  });
  return allowed && !(await allowed) ? undefined : entries;
}

async function fetchOne(file: Planned, { api, signal }: GatherTools): Promise<PackEntry> {
  if ('missing' in file) return file;
  const { name, source, get } = file;
  try {
    const got = await get(api, signal);
    return { ...got, source, fetched: fetchedNow() };
  } catch (error) {
    signal.throwIfAborted();
    return { name, source, missing: missingReason(error) };
  }
}
