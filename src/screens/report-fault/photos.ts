import { plainPhoto, UnreadablePhoto } from '../../ui/browser/plain-photo';

/** A photo that cannot be sent because the browser cannot decode it. */
export class UnreadableFile extends Error {
  readonly file: File;
  constructor(file: File) {
    super('A photo cannot be decoded.');
    this.file = file;
  }
}

/** Each photo is made smaller once: a repeated report has the same bytes. */
const made = new WeakMap<File, Promise<File>>();

/**
 * The photo as it is sent, made when it is first asked for.
 *
 * @throws UnreadableFile
 */
export function preparedPhoto(file: File): Promise<File> {
  const known = made.get(file);
  if (known) return known;
  const photo = plainPhoto(file).catch((error: unknown) => {
    throw error instanceof UnreadablePhoto ? new UnreadableFile(file) : error;
  });
  made.set(file, photo);
  return photo;
}

/** All photos, one after the other: five decoded at once may be too much for a phone. */
export async function preparedPhotos(
  files: readonly File[],
  signal: AbortSignal,
): Promise<readonly File[]> {
  const photos: File[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    photos.push(await preparedPhoto(file));
  }
  return photos;
}

/** Whether a file is a photo in Apple's format, by its name and its type. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
