/** A file of an evidence pack. */
export interface PackFile {
  /** The path in the pack, with `/` between folders; the packer makes it ASCII and unique. */
  readonly name: string;
  /** The call that it comes from. */
  readonly source: string;
  /** When it was fetched, as shown. */
  readonly fetched: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file that cannot be had. */
export interface MissingFile {
  readonly name: string;
  readonly source: string;
  /** Why, in Slovenian. */
  readonly missing: string;
}

export type PackEntry = PackFile | MissingFile;

/** What the pack is about; all of it is in `VSEBINA.txt`. */
export interface PackHead {
  readonly manager: string;
  readonly payer: string;
  readonly unit: string;
  /** `2026-10`. */
  readonly period: string;
  readonly bill: string;
  /** The day of the bill, `2026-11-11`: the date of every file in the ZIP. */
  readonly date: string;
  readonly version: string;
}

export const isMissing = (entry: PackEntry): entry is MissingFile => 'missing' in entry;

/** A text as a file: UTF-8 with BOM, CRLF between lines, so that any editor of Windows shows it right. */
export function textFile(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const plain = lines.map((line) => line.replaceAll(/\r\n|\r|\n/g, '\r\n'));
  return new TextEncoder().encode(`\uFEFF${plain.join('\r\n')}\r\n`);
}
