import { urlOf } from '../../domain/values/url';

/** Whether the text is an origin without a path, such as "https://api.example.si". */
export function isOrigin(text: string): boolean {
  return urlOf(text)?.origin === text;
}

/** Whether the text is an absolute https address. */
export function isHttps(text: string): boolean {
  return urlOf(text)?.protocol === 'https:';
}

/** Whether the content security policy allows it as a picture: a path on the portal's origin or a data: address. */
export function isPicture(text: string, origin: string): boolean {
  return text.startsWith('data:image/') || isOwnPath(text, origin);
}

/** Whether a link to a document may lead there: a path on the portal's origin or an https address. */
export function isDocument(text: string, origin: string): boolean {
  return isHttps(text) || isOwnPath(text, origin);
}

/** Checks the resolved address: "//x.si" and "/\x.si" look like paths and lead elsewhere. */
function isOwnPath(text: string, origin: string): boolean {
  return text.startsWith('/') && urlOf(text, origin)?.origin === origin;
}
