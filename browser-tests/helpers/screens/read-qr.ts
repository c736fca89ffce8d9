import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// By default the library would fetch the file from a public host.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** What a reader other than our own finds in a picture. */
export interface ReadCode {
  readonly text: string;
  readonly version: number;
  readonly level: string;
  /** The content with the marker of each change of character set, such as `\000004`. */
  readonly withEci: string;
}

/** Black and white pixels, one byte each. */
export interface Pixels {
  readonly side: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

function asRead({ text, extra, bytesECI }: ReadResult): ReadCode {
  const facts: { Version: string; ECLevel: string } = JSON.parse(extra);
  return {
    text,
    version: Number(facts.Version),
    level: facts.ECLevel,
    withEci: new TextDecoder('iso-8859-2').decode(bytesECI),
  };
}

/** Reads all QR codes in a picture, as PNG or as pixels, by ZXing. */
export async function readQr(picture: Uint8Array | Pixels): Promise<ReadCode[]> {
  const input = picture instanceof Uint8Array ? picture : asImage(picture);
  const found = await readBarcodes(input, { formats: ['QRCode'], textMode: 'Plain' });
  return found.map(asRead);
}

function asImage({ side, isBlack }: Pixels): ImageData {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (isBlack(x, y)) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
}
