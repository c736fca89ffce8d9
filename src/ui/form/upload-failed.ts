import { messages } from '../../text/common/messages';

const isPicture = ({ name, type }: File) =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png)$/i.test(name));

/**
 * What to say of a form that was not received: the upload's sentence of §8 where files went along, else the form's own.
 *
 * @param files - what went along
 * @param otherwise - the form's own sentence
 */
export function uploadFailed(files: readonly File[], otherwise: string): string {
  if (files.length === 0) return otherwise;
  return files.every(isPicture) ? messages.imageUploadFailed : messages.fileUploadFailed;
}
