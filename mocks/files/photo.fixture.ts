import { plainPng } from './png';

/** A segment of a JPEG: mark, length, data. */
function segment(mark: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG as a phone makes it: the text is in Exif, in a comment, in a colour profile and after the end. */
export function jpegWith(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
      segment(0xe1, Buffer.from(`Exif\0\0${text}`)),
      segment(0xe2, Buffer.from(`ICC_PROFILE\0${text}`)),
      segment(0xfe, Buffer.from(text)),
      segment(0xdb, Buffer.alloc(65, 1)),
      segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
      segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
      Buffer.from([0x12, 0x34, 0xff, 0, 0x56, 0xff, 0xd0, 0x78]),
      Buffer.from([0xff, 0xd9]),
      Buffer.from(text),
    ]),
  );
}

/** A PNG with the text in a chunk and after the end. */
export function pngWith(text: string): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(plainPng());
  const data = Buffer.from(`Comment\0${text}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const chunk = Buffer.concat([length, Buffer.from('tEXt'), data, Buffer.alloc(4)]);
  const header = 8 + 12 + 13;
  const parts = [plain.subarray(0, header), chunk, plain.subarray(header), Buffer.from(text)];
  return new Uint8Array(Buffer.concat(parts));
}
