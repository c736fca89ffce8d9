import { contentsText as text } from '../../text/bills/evidence';
import { formatPeriod } from '../dates/date';
import type { MissingFile, PackFile, PackHead } from './pack';

/** A file of the pack with its hash, or one that is missing. */
export type ListedEntry =
  | (Pick<PackFile, 'name' | 'source' | 'fetched'> & {
      readonly size: number;
      readonly hash: string;
      readonly locked: boolean;
    })
  | MissingFile;

/** The lines of `VSEBINA.txt`: what the pack is about, then each file with size, SHA-256, time and call. */
export function contentsList(head: PackHead, entries: readonly ListedEntry[]): string[] {
  return [
    text.title,
    '',
    `${text.manager}: ${head.manager}`,
    `${text.payer}: ${head.payer}`,
    `${text.unit}: ${head.unit}`,
    `${text.period}: ${formatPeriod(head.period)}`,
    `${text.bill}: ${head.bill}`,
    `${text.version}: ${head.version}`,
    '',
    text.files,
    ...entries.flatMap((entry) => ['', ...linesOf(entry)]),
  ];
}

function linesOf(entry: ListedEntry): string[] {
  const source = `  ${text.source(entry.source)}`;
  if ('missing' in entry) return [entry.name, `  ${text.missing(entry.missing)}`, source];
  return [
    entry.name,
    `  ${text.size(entry.size)}`,
    `  ${text.hash(entry.hash)}`,
    `  ${text.fetched(entry.fetched)}`,
    source,
    ...(entry.locked ? [`  ${text.locked}`] : []),
  ];
}
