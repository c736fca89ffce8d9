import type { Page } from '@playwright/test';

/** A JPEG of the browser with an Exif segment that has a position, as a phone writes it. */
export async function photoWithPosition(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 48;
    canvas.getContext('2d')?.fillRect(0, 0, 32, 48);
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const plain = Buffer.from(bytes);
  // An empty TIFF directory, and a text that is easy to find.
  const tiff = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0GPSPOSITION 46.05 14.50', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(tiff.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, tiff, plain.subarray(2)]);
}
