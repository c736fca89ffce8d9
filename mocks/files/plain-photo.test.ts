import { describe, expect, it } from 'vitest';
import { jpegWith, pngWith } from './photo.fixture';
import { plainPhoto } from './plain-photo';
import { plainPng } from './png';

const SECRET = 'GPS 46.0511 14.5051';
const has = (bytes: Uint8Array | undefined, text: string) =>
  Buffer.from(bytes ?? []).includes(Buffer.from(text));

describe.each([
  ['image/jpeg', jpegWith],
  ['image/png', pngWith],
] as const)('a photo as %s', (type, photoWith) => {
  it('loses what a camera has added, before and after the picture', () => {
    const photo = photoWith(SECRET);
    expect(has(photo, SECRET)).toBe(true);
    const plain = plainPhoto(type, photo);
    expect(plain).toBeDefined();
    expect(has(plain, SECRET)).toBe(false);
  });

  it('keeps the picture, also when it is plain already', () => {
    const plain = plainPhoto(type, photoWith(SECRET));
    expect(plain?.length).toBeGreaterThan(20);
    expect(plainPhoto(type, plain ?? new Uint8Array())).toEqual(plain);
  });

  it('is refused when it is cut off anywhere', () => {
    const plain = plainPhoto(type, photoWith(SECRET)) ?? new Uint8Array();
    for (let length = 0; length < plain.length; length += 1) {
      expect(plainPhoto(type, plain.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
  });
});

it('a PNG of the demo stays a PNG of the same pixels', () => {
  expect(plainPhoto('image/png', plainPng(5000))).toEqual(plainPng());
});

it('is refused when its type is another', () => {
  expect(plainPhoto('image/jpeg', plainPng())).toBeUndefined();
  expect(plainPhoto('image/png', jpegWith(SECRET))).toBeUndefined();
});
