import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { groups } from './entries';
import { idOf } from './entry';
import { readSettings, writeSettings } from './settings';

const kit = join(import.meta.dirname, '../../src/ui');

/** The component files of `src/ui/`, without the ending. */
function componentsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return componentsIn(path);
    return path.endsWith('.tsx') ? [relative(kit, path).replace(/\.tsx$/, '')] : [];
  });
}

const entries = groups.flatMap((group) => group.entries);

it('shows each component of src/ui once', () => {
  const shown = entries.flatMap(({ files }) => files);
  expect([...shown].sort()).toEqual(componentsIn(kit).sort());
});

it('gives each part its own fragment', () => {
  const ids = entries.map(({ name }) => idOf(name));
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('shows each part on PrimeReact with a long text too, but the calendar, which has no text of a screen', () => {
  const parts = entries.filter(({ files }) =>
    files.some((file) => /^prime\/(?!prime-part|provider|calendar)/.test(file)),
  );
  const without = parts.filter(({ states }) => !('Long text' in states)).map(({ name }) => name);
  expect(without).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});

it('keeps its settings in the address, and takes the default for what is unknown', () => {
  const settings = { theme: 'dark', scale: 18, width: 390, isFramed: true } as const;
  expect(readSettings(writeSettings(settings))).toEqual(settings);
  const standard = { theme: 'auto', scale: 14, width: 0, isFramed: false };
  expect(readSettings('?theme=blue&scale=15&width=wide')).toEqual(standard);
});
