import { saveFile } from '../../ui/browser/save-file';
import { QUIET_ZONE, qrModules } from './qr-modules';

/** Pixels per module: a bank's app can read the picture of 85 modules, 1360 pixels wide, from the gallery. */
const SCALE = 16;

/** `upn_<number>.png`; any character except letters, digits, hyphens and underscores becomes an underscore (F12). */
export function pictureName(documentNumber: string): string {
  const safe = documentNumber.normalize('NFC').replace(/[^\p{L}\p{N}_-]+/gu, '_');
  return `upn_${safe.slice(0, 60)}.png`;
}

function drawPicture(bytes: Uint8Array): Promise<Blob> {
  const modules = qrModules(bytes);
  const side = modules.size + 2 * QUIET_ZONE;
  const canvas = document.createElement('canvas');
  canvas.width = side * SCALE;
  canvas.height = side * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2d canvas to draw the code on.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(x, y)) continue;
      context.fillRect((x + QUIET_ZONE) * SCALE, (y + QUIET_ZONE) * SCALE, SCALE, SCALE);
    }
  }
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('The browser could not make a picture from the canvas.'));
    }, 'image/png');
  });
}

/**
 * Saves a code as a picture, with its white margin.
 *
 * @throws Error when the browser cannot draw or encode the picture
 */
export async function savePicture(bytes: Uint8Array, name: string): Promise<void> {
  saveFile(await drawPicture(bytes), name);
}
