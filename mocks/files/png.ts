import { crc32, deflateSync } from 'node:zlib';

const side = 64;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const green = [0x2e, 0x7d, 0x5b];

/** The two parts are the same in each file, and each world has several files. */
let made: ReturnType<typeof makeParts> | undefined;

/**
 * A PNG of one colour, 64 by 64.
 * @param size size of the file in bytes, padded with a comment; a longer file keeps its size
 */
export function plainPng(size = 0): Uint8Array<ArrayBuffer> {
  made ??= makeParts();
  const { start, rest } = made;
  const keyword = 'Comment\0';
  const missing = size - start.length - rest.length - 12 - keyword.length;
  const comment = missing < 0 ? '' : `${keyword}${' '.repeat(missing)}`;
  const filling = comment === '' ? [] : [chunk('tEXt', Buffer.from(comment))];
  return new Uint8Array(Buffer.concat([start, ...filling, rest]));
}

/** What comes before and after the comment. */
function makeParts() {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8);
  const row = [0, ...Array.from({ length: side }, () => green).flat()];
  const pixels = deflateSync(Buffer.from(Array.from({ length: side }, () => row).flat()));
  return {
    start: Buffer.concat([signature, chunk('IHDR', header)]),
    rest: Buffer.concat([chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  };
}

/** A chunk of the file: length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
