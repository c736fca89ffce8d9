import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a file for the duration of an act, which gets its path. */
export async function withFile(
  name: string,
  content: Uint8Array,
  act: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-file-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    await act(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
