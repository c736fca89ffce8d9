import type { Operation } from './description';
import type { JsonSchema } from './raw-document';

const megabyte = 1024 * 1024;

/**
 * The largest body of an operation's request in bytes (413 in the description): 1 MB plus the largest size of its
 * files.
 */
export function bodyLimit({ requestBody }: Operation): number {
  const form = requestBody?.content['multipart/form-data']?.schema;
  const files = Object.values(form?.properties ?? {}).map(fileBytes);
  return files.reduce((sum, bytes) => sum + bytes, megabyte);
}

function fileBytes({ format, maxLength = 0, items, maxItems }: JsonSchema): number {
  if (items) return fileBytes(items) * Number(maxItems ?? 0);
  return format === 'binary' ? maxLength : 0;
}

/**
 * Reads the body of a request up to its limit.
 * @returns `undefined` for a larger body, which is then not read to its end
 */
export async function readBody(
  { body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.length;
    if (length > limit) return undefined;
    parts.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const part of parts) {
    bytes.set(part, filled);
    filled += part.length;
  }
  return bytes;
}
