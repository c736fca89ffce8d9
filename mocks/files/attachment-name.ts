import { plainName } from './upload-name';

/**
 * `Content-Disposition` of a file to save (RFC 6266): a name in ASCII for every browser, and the real one in UTF-8
 * where the two differ. Neither contains folders or invisible characters, such as line ends or direction marks.
 */
export function attachmentNamed(given: string): string {
  const name = plainName(given);
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.() -]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeRfc5987(name)}`;
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
