/** Whether it is an origin and nothing more, such as "https://api.example.si". */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Whether it is a whole address that is fetched by https. */
export function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Whether it is what the content security policy lets through as a picture: a path of ours, or the picture itself. */
export function isPicture(text: string, origin: string): boolean {
  return text.startsWith('data:image/') || isOwnPath(text, origin);
}

/** Whether a link to a document may lead there: a path of ours, or an https address. */
export function isDocument(text: string, origin: string): boolean {
  return isHttps(text) || isOwnPath(text, origin);
}

/** Told by where the address really leads: "//x.si" and "/\x.si" begin like a path too. */
function isOwnPath(text: string, origin: string): boolean {
  return (
    text.startsWith('/') && URL.canParse(text, origin) && new URL(text, origin).origin === origin
  );
}
