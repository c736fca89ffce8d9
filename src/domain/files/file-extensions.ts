/** File name extensions by media type, the usual one first. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/msword': ['doc'],
  'application/pdf': ['pdf'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/xml': ['xml'],
  'application/zip': ['zip'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'heic'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

/** What a system runs or a browser opens as a page; no document ends so, whatever its type. */
const running = new Set(
  'app apk bat bin cmd com cpl dll dmg exe gadget hta htm html inf jar js jse lnk mht mhtml mjs msc msi msix pif pkg ps1 reg scr sh svg svgz url vb vbe vbs ws wsf wsh xht xhtml'.split(
    ' ',
  ),
);

const known = new Set(Object.values(extensions).flat());

/** How an extension looks; `d.o.o` and `1.2` end with none. */
const EXTENSION = /^[a-z][a-z0-9]{1,3}$/;

/** The media type alone, in lower case, of a Content-Type. */
export function mediaTypeOf(contentType: string): string {
  const [type = ''] = contentType.toLowerCase().split(';');
  return type.trim();
}

/** The extensions that fit a media type, the usual one first; none for a type that is not known. */
export function extensionsOf(mediaType: string): readonly string[] {
  return Object.hasOwn(extensions, mediaType) ? (extensions[mediaType] ?? []) : [];
}

/** Whether the end of a name, in lower case, is taken off when it does not fit what is in the file. */
export function isReplaced(end: string): boolean {
  return known.has(end) || running.has(end);
}

/** Whether the end of a name, in lower case, may stay where nothing is known of what is in the file. */
export function mayStay(end: string): boolean {
  return EXTENSION.test(end) && !running.has(end);
}
