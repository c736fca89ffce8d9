import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { apiErrorOf, checked } from './errors';
import type { paths } from './schema';
import { jsonOf } from './transport/json-of';
import type { Expected } from './transport/shape';
import type { OnSent } from './transport/xhr';

/** The value of a form part; a part without a value is left out. */
export type FormPart = OnePart | readonly OnePart[] | null | undefined;

type OnePart = string | number | boolean | File;

/** The file types that the contract accepts as proof or attachment, by extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Sets the type of a file when the device does not know it; the server checks it. */
function typed(file: File): File {
  const type = mediaTypes[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()];
  return file.type === '' && type ? new File([file], file.name, { type }) : file;
}

/** The parts as a form; several files become several parts with one name. */
function formOf(parts: Readonly<Record<string, FormPart>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    for (const value of [part].flat()) {
      if (value instanceof File) form.append(name, typed(value));
      else if (value !== null && value !== undefined) form.append(name, String(value));
    }
  }
  return form;
}

/** What only some uploads need. */
interface UploadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly method?: 'PUT';
}

/**
 * Sends a form with files by the rules of all other calls (`client.ts`) and reports its progress. It is never retried
 * automatically (F08). Leaving the page does not abort it, the end of the session does.
 *
 * @param path - of the contract; `places` fills its parameters except `{product}`
 * @param options - more headers, a signal by which the user cancels, and the method if it is not POST
 * @param expected - of the operation, from `api/shapes/`
 * @returns the server's answer @throws ApiError, WrongAnswer, NetworkError, StaleAnswer, AbortError
 */
export async function upload<T>(
  api: Api,
  path: keyof paths,
  parts: Readonly<Record<string, FormPart>>,
  expected: Expected<T>,
  onSent: OnSent,
  places: Readonly<Record<string, string>> = {},
  { headers, signal = new AbortController().signal, method }: UploadOptions = {},
): Promise<Opened<T>> {
  const { product, post } = api;
  const known: Readonly<Record<string, string>> = { ...places, product };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known[name] ?? ''));
  const received = await post(filled, formOf(parts), signal, onSent, headers, method);
  const answer = await jsonOf(received.body);
  const { status } = received;
  if (status < 200 || status > 299) throw apiErrorOf(received, answer);
  return checked(status, answer, expected);
}
