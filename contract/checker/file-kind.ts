/** What a file of a media type begins with. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether it is known how a file of a media type begins. */
export function isKnownKind(type: string): boolean {
  return Object.hasOwn(beginnings, type);
}

/** Whether a file is not what it says that it is, by its first bytes; of a type that is not known nobody can say. */
export async function isMislabelled(file: File): Promise<boolean> {
  if (!isKnownKind(file.type)) return false;
  const beginning = beginnings[file.type] ?? [];
  const bytes = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer());
  return beginning.some((byte, index) => bytes[index] !== byte);
}
