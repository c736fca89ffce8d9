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
  'text/calendar': ['ics'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

/** Extensions that a system runs or a browser opens as a page; no document keeps one, whatever its type. */
const executable = new Set(
  'app apk bat bin cmd com cpl dll dmg exe gadget hta htm html inf jar js jse lnk mht mhtml mjs msc msi msix pif pkg ps1 reg scr sh svg svgz url vb vbe vbs ws wsf wsh xht xhtml'.split(
    ' ',
  ),
);

const known = new Set(Object.values(extensions).flat());

/** The form of an extension; `d.o.o` and `1.2` have no extension. */
const EXTENSION = /^[a-z][a-z0-9]{1,3}$/;

/** The media type of a Content-Type without parameters, in lower case. */
export function mediaTypeOf(contentType: string): string {
  const [type = ''] = contentType.toLowerCase().split(';');
  return type.trim();
}

/** The extensions that fit a media type, the usual one first; an empty list for an unknown type. */
export function extensionsOf(mediaType: string): readonly string[] {
  return Object.hasOwn(extensions, mediaType) ? (extensions[mediaType] ?? []) : [];
}

/** Whether an extension, in lower case, is removed when it does not fit the file's type. */
export function isReplaced(end: string): boolean {
  return known.has(end) || executable.has(end);
}

/** Whether an extension, in lower case, may stay when the file's type is unknown. */
export function mayStay(end: string): boolean {
  return EXTENSION.test(end) && !executable.has(end);
}
