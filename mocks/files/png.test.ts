import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { plainPng } from './png';

/** Reads the chunks of a file; fails on a wrong checksum. */
function chunksOf(file: Uint8Array): (readonly [string, Buffer])[] {
  const bytes = Buffer.from(file);
  const chunks: (readonly [string, Buffer])[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.push([bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end)]);
    at = end + 4;
  }
  return chunks;
}

it.for([1000, 2345, 60_000])('a picture has the requested %i bytes', (size) => {
  const file = plainPng(size);
  expect(file).toHaveLength(size);
  expect(chunksOf(file).map(([type]) => type)).toEqual(['IHDR', 'tEXt', 'IDAT', 'IEND']);
});

it('a picture that is longer than the requested size is not cut', () => {
  const chunks = new Map(chunksOf(plainPng(10)));
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  // A filter byte and three channels for each of 64 pixels in 64 rows.
  expect(inflateSync(chunks.get('IDAT') ?? '')).toHaveLength(64 * (1 + 3 * 64));
});
