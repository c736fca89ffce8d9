import { coerce } from './coerce';
import { isMislabelledFile } from './file-kind';
import type { JsonSchema, MediaType } from './raw-document';
import { checkValue, type SchemaBreach } from './schema-validator';

/** Whether a body is a form that can contain files. */
export function isForm(contentType: string | null): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '');
}

/** A form that has been read, with its files inspected. */
export interface ReadForm {
  readonly parts: FormData;
  /** The files whose first bytes do not match their type. */
  readonly mislabelled: ReadonlySet<FormDataEntryValue>;
}

/** Reads a form; `undefined` for another body, and for an unreadable one. */
export async function readForm(
  contentType: string | null,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReadForm | undefined> {
  if (contentType === null || !isForm(contentType)) return undefined;
  const headers = { 'Content-Type': contentType };
  const parts = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!parts) return undefined;
  const mislabelled = new Set<FormDataEntryValue>();
  for (const [, part] of parts) {
    if (part instanceof File && (await isMislabelledFile(part))) mislabelled.add(part);
  }
  return { parts, mislabelled };
}

/**
 * Checks the parts of a form: required and unknown ones; text against its schema (objects as JSON); and of files
 * (`format: binary`) the media type (`encoding`), the first bytes, and the size (`maxLength` in bytes).
 */
export function checkForm(
  { schema = {}, encoding = {} }: MediaType,
  { parts: form, mislabelled }: ReadForm,
): readonly SchemaBreach[] {
  const breaches: SchemaBreach[] = [];
  const value: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    const property = schema.properties?.[name] ?? {};
    const isList = property.type === 'array';
    const item = isList ? (property.items ?? {}) : property;
    const breach = (message: string) => void breaches.push({ pointer: `/${name}`, message });
    if (!isList && parts.length > 1) breach('is given more than once');
    for (const part of parts) {
      const fault = partFault(item, encoding[name]?.contentType, part);
      if (fault !== undefined) breach(fault);
      else if (mislabelled.has(part)) breach('is not of the type that it says');
    }
    const values = parts.map((part) => (typeof part === 'string' ? coerce(item.type, part) : ''));
    value[name] = isList ? values : values[0];
  }
  return [...breaches, ...checkValue(schema, value)];
}

function partFault(
  { format, maxLength = Number.POSITIVE_INFINITY }: JsonSchema,
  mediaTypes: string | undefined,
  part: FormDataEntryValue,
): string | undefined {
  const wantsFile = format === 'binary';
  if (typeof part === 'string') return wantsFile ? 'must be a file' : undefined;
  if (!wantsFile) return 'must be text';
  if (part.size === 0) return 'is an empty file';
  if (part.size > maxLength) return `must be a file of at most ${maxLength} bytes`;
  const allowed = mediaTypes?.split(',').map((each) => each.trim());
  if (!allowed || allowed.includes(part.type)) return undefined;
  return `is ${part.type}, must be ${allowed.join(' or ')}`;
}
