import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all files in a folder and its subfolders. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
