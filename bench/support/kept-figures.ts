import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, holds } from './figure';

const file = fileURLToPath(new URL('../../.cache/bench.json', import.meta.url));

/** What a bench has measured, and when (ISO). */
export interface KeptFigures {
  readonly at: string;
  readonly figures: readonly (Figure & { readonly held: boolean })[];
}

/** The figures of the last run of each bench, by its name; empty before the first. */
export async function readKeptFigures(): Promise<Record<string, KeptFigures>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces the figures of a bench's last run. */
export async function keepFigures(bench: string, figures: readonly Figure[]): Promise<void> {
  const judged = figures.map((figure) => ({ ...figure, held: holds(figure) }));
  await write({
    ...(await readKeptFigures()),
    [bench]: { at: new Date().toISOString(), figures: judged },
  });
}

/** Removes the figures of the last runs of these benches. */
export async function forgetFigures(benches: readonly string[]): Promise<void> {
  const left = Object.entries(await readKeptFigures()).filter(([name]) => !benches.includes(name));
  await write(Object.fromEntries(left));
}

async function write(all: Record<string, KeptFigures>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(all, null, 2));
}
