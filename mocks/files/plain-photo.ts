import { plainJpeg } from './plain-jpeg';
import { withoutPngData } from './plain-png';

/**
 * A photo without the data that a camera adds, such as where and when it was taken (threats.md E24).
 *
 * @param type its media type
 * @returns `undefined` for what is no whole picture
 */
export function plainPhoto(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  return type === 'image/png' ? withoutPngData(bytes) : plainJpeg(bytes);
}
