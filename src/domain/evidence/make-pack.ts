import { type Zippable, zipSync } from 'fflate';
import { contentsList, type ListedEntry } from './contents-list';
import { isMissing, type PackEntry, type PackHead, textFile } from './pack';
import { packNames } from './pack-names';

/** Files whose content is compressed already. */
const COMPRESSED = /\.(pdf|zip|png|jpe?g|webp|heic|heif|docx|xlsx|pptx)$/i;
const STORE = 0;
const DEFLATE = 6;
const LIST = 'VSEBINA.txt';
/** ZIP has no dates outside these years. */
const [FIRST_YEAR, LAST_YEAR] = [1980, 2099];

/**
 * An evidence pack as one ZIP, with `VSEBINA.txt` as its last file. The same input gives the same bytes: the order is
 * that of the names, and every file has the date of the bill (`docs/decisions/0035`).
 *
 * @param entries - in any order
 * @param digest - SHA-256 of bytes
 */
export async function makePack(
  head: PackHead,
  entries: readonly PackEntry[],
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const ordered = [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const names = packNames([LIST, ...ordered.map(({ name }) => name)]).slice(1);
  const listed: ListedEntry[] = [];
  const content: [string, Zippable[string]][] = [];
  const mtime = zipDate(head.date);
  for (const [index, entry] of ordered.entries()) {
    const name = names[index] ?? entry.name;
    if (isMissing(entry)) {
      listed.push({ ...entry, name });
      continue;
    }
    const { source, fetched, bytes } = entry;
    const hash = hexOf(await digest(bytes));
    const locked = isLocked(name, bytes);
    listed.push({ name, source, fetched, size: bytes.length, hash, locked });
    content.push([name, [bytes, { mtime, level: COMPRESSED.test(name) ? STORE : DEFLATE }]]);
  }
  const list = textFile(contentsList(head, listed));
  content.push([LIST, [list, { mtime, level: DEFLATE }]]);
  return zipSync(Object.fromEntries(content)) as Uint8Array<ArrayBuffer>;
}

/** Noon of a day in local time, because ZIP stores local times: the bytes are the same in every time zone. */
function zipDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const fits = year >= FIRST_YEAR && year <= LAST_YEAR;
  return fits ? new Date(year, month - 1, date, 12) : new Date(FIRST_YEAR, 0, 1, 12);
}

function hexOf(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ENCRYPT = [...'/Encrypt'].map((letter) => letter.charCodeAt(0));
/** The trailer of a PDF, which tells whether it has a password, is near its end. */
const TRAILER = 4096;

/** Whether a file is a PDF that needs a password. */
export function isLocked(name: string, bytes: Uint8Array): boolean {
  if (!/\.pdf$/i.test(name)) return false;
  const end = bytes.subarray(Math.max(0, bytes.length - TRAILER));
  return end.some((_, at) => ENCRYPT.every((code, offset) => end[at + offset] === code));
}
