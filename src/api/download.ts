import { fileNameFor, nameInDisposition } from '../domain/files/file-name';
import { messages } from '../text/common/messages';
import type { Api } from './client';
import { apiErrorOf, endsWithSession, HtmlAnswer, messageFor, NetworkError } from './errors';
import { isDocument } from './transport/document-kinds';
import { jsonOf } from './transport/json-of';

/** A complete document, with a name that is safe to save. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/** The promised document does not exist, or the answer is not a document. */
export class NoDocument extends Error {
  constructor(cause?: unknown) {
    super('The answer is not a document.', { cause });
    this.name = 'NoDocument';
  }
}

/**
 * Fetches a document by a path from an answer, such as `pot_pdf` (§7 "Document download"). Only the types that the contract
 * names for the path are accepted.
 *
 * @param name - to save it under; by default the server's name
 * @throws NoDocument, ApiError, NetworkError, StaleAnswer, and the abort reason of `signal`
 */
export async function download(
  api: Api,
  path: string,
  signal: AbortSignal,
  name?: string,
): Promise<Download> {
  const { status, headers, body } = await api.get(path, signal).catch((cause: unknown) => {
    const isNone = [HtmlAnswer, RangeError, URIError].some((kind) => cause instanceof kind);
    throw isNone ? new NoDocument(cause) : cause;
  });
  if (status === 404) throw new NoDocument();
  if (status < 200 || status > 299) throw apiErrorOf({ status, headers }, await jsonOf(body));
  const type = headers.get('Content-Type') ?? '';
  if (body.size === 0 || !isDocument(path, type)) throw new NoDocument();
  const given = name ?? nameInDisposition(headers.get('Content-Disposition')) ?? '';
  return { blob: body, name: fileNameFor(given, type) };
}

/**
 * The message for a failed download: one sentence (§8 "failed download"), also without a connection, unless the server gives
 * a reason. `undefined` when the user or the end of the session aborted it.
 */
export function downloadMessage(error: unknown): string | undefined {
  if (endsWithSession(error)) return undefined;
  if (error instanceof NetworkError) return messages.noDocument;
  return messageFor(error, messages.noDocument);
}
