import { messages } from '../../text/common/messages';

const isPicture = ({ name, type }: File) =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png)$/i.test(name));

/**
 * The message for a form that was not received: the upload message of §8 for a form with files, otherwise its own.
 *
 * @param files - the files of the form
 * @param otherwise - the message of the form without files
 */
export function uploadFailed(files: readonly File[], otherwise: string): string {
  if (files.length === 0) return otherwise;
  return files.every(isPicture) ? messages.imageUploadFailed : messages.fileUploadFailed;
}
