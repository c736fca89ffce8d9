/** A photo that the browser cannot decode. */
export class UnreadablePhoto extends Error {
  constructor(cause: unknown) {
    super('The photo cannot be decoded.', { cause });
    this.name = 'UnreadablePhoto';
  }
}

/** Digits on a meter stay legible, and the file stays well below the limit of the contract. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/**
 * A new JPEG of a photo's pixels only, upright, without its metadata: no position, no device, no time.
 *
 * @returns a file with the same name and the extension `.jpg`
 * @throws UnreadablePhoto when the browser cannot decode it
 */
export async function plainPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(
    (error: unknown) => {
      throw new UnreadablePhoto(error);
    },
  );
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new UnreadablePhoto('the canvas gave no picture');
  const name = `${photo.name.replace(/\.[^.]*$/, '') || 'fotografija'}.jpg`;
  return new File([blob], name, { type: 'image/jpeg' });
}
