import { formatSize } from '../../domain/files/file-size';
import { evidenceText as text } from '../../text/bills/evidence';
import type { Planned } from './pack-plan';

/** What a section has, in one line: its files with their size if it is known, and why files are missing. */
export function sectionFacts(files: readonly Planned[]): string {
  const there = files.flatMap((file) => ('missing' in file ? [] : [file]));
  const missing = files.flatMap((file) => ('missing' in file ? [file] : []));
  const known = there.every(({ size }) => size !== undefined);
  const bytes = there.reduce((sum, { size = 0 }) => sum + size, 0);
  const reasons = [...new Set(missing.map((file) => file.missing))].join('; ');
  return [
    ...(there.length === 0
      ? []
      : [text.files(there.length), known ? formatSize(bytes) : text.unknownSize]),
    ...(missing.length === 0
      ? []
      : [
          there.length === 0 && missing.length === 1
            ? reasons
            : text.lacks(missing.length, reasons),
        ]),
  ].join(' · ');
}
