import type { Api } from '../../api/client';
import { download } from '../../api/download';
import { formatDate } from '../../domain/dates/date';
import type { MissingFile } from '../../domain/evidence/pack';
import { textFile } from '../../domain/evidence/pack';
import { type CsvCell, csvOf } from '../../domain/files/csv';
import type { evidenceSections } from '../../text/bills/evidence';
import { missingReasons } from '../../text/bills/evidence';

/** A part of the pack that the user ticks. */
export type Section = keyof typeof evidenceSections;

/** The bill that a pack is about. */
export interface EvidenceOf {
  /** `inventarna_stevilka` of the unit. */
  readonly unit: string;
  /** `objekt_sifra`; `undefined` for a unit that the user no longer has, and while the units cannot be loaded. */
  readonly building: string | undefined;
  readonly bill: string;
  readonly period: string;
}

/** The content of a file, under a name whose ending fits its type. */
interface FetchedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file to fetch or to write. */
export interface PlannedFile {
  readonly name: string;
  readonly source: string;
  /** In bytes; `undefined` when it is not known before the file is fetched. */
  readonly size?: number | undefined;
  readonly get: (api: Api, signal: AbortSignal) => Promise<FetchedFile>;
}

export type Planned = PlannedFile | MissingFile;

/** The time of the device, as the list of files states it. */
export const fetchedNow = (): string => formatDate(new Date().toISOString(), true);

/** The name of a file in a folder of the pack; a slash of the file's own name would make one more folder. */
export const inFolder = (folder: string, file: string) => `${folder}/${file.replaceAll('/', '-')}`;

/** A document of the server by its path. It may be a scan: the ending of its name is that of the type that arrives. */
export function documentFile(
  name: string,
  path: string | null | undefined,
  size?: number,
): Planned {
  if (!path) return { name, source: '-', missing: missingReasons.notPublished };
  return {
    name,
    source: path,
    size,
    get: async (api, signal) => {
      const own = name.lastIndexOf('/') + 1;
      const { blob, name: fitting } = await download(api, path, signal, name.slice(own));
      return {
        name: name.slice(0, own) + fitting,
        bytes: new Uint8Array(await blob.arrayBuffer()),
      };
    },
  };
}

/** A file whose content is known already. */
export function writtenFile(
  name: string,
  source: string,
  bytes: Uint8Array<ArrayBuffer>,
): PlannedFile {
  return { name, source, size: bytes.length, get: async () => ({ name, bytes }) };
}

/** A table as a CSV file; missing without rows below its header. */
export function tableFile(
  name: string,
  source: string,
  rows: readonly (readonly CsvCell[])[],
): Planned {
  if (rows.length < 2) return { name, source, missing: missingReasons.none };
  return writtenFile(name, source, new TextEncoder().encode(csvOf(rows)));
}

/** Lines of text as a file. */
export const linesFile = (name: string, source: string, lines: readonly string[]) =>
  writtenFile(name, source, textFile(lines));
