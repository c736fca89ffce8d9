/** The first bytes of files by media type. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/zip': [0x50, 0x4b, 0x03, 0x04],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether the first bytes of a media type are known. */
export function isKnownKind(type: string): boolean {
  return Object.hasOwn(beginnings, type);
}

/** Whether the first bytes of a file differ from those of its declared type; false for an unknown type. */
export function isMislabelled(type: string, bytes: Uint8Array): boolean {
  const beginning = isKnownKind(type) ? (beginnings[type] ?? []) : [];
  return beginning.some((byte, index) => bytes[index] !== byte);
}

/** The same for a file of a form. */
export async function isMislabelledFile(file: File): Promise<boolean> {
  return isMislabelled(file.type, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
}
