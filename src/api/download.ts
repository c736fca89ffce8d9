import { fileNameFor, nameInDisposition } from '../domain/files/file-name';
import { messages } from '../text/common/messages';
import type { Api } from './client';
import { apiErrorOf, endsWithSession, HtmlAnswer, messageFor, NetworkError } from './errors';
import { isDocument } from './transport/document-kinds';
import { jsonOf } from './transport/json-of';

/** A document that has come whole, under a name that is safe to save. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/** There is no document where one was promised, or what came is none. */
export class NoDocument extends Error {
  constructor(cause?: unknown) {
    super('What came is no document.', { cause });
    this.name = 'NoDocument';
  }
}

/**
 * Fetches a document by a path that came in an answer, such as `pot_pdf` (§7 "Document download"). What comes is saved
 * only when it is of a kind that the contract names for the path.
 *
 * @param name - to save it under; without one the server's own is taken
 * @throws NoDocument, ApiError, NetworkError, StaleAnswer, and what `signal` ends it with
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
  if (status < 200 || status > 299) throw apiErrorOf(status, await jsonOf(body));
  const type = headers.get('Content-Type') ?? '';
  if (body.size === 0 || !isDocument(path, type)) throw new NoDocument();
  const given = name ?? nameInDisposition(headers.get('Content-Disposition')) ?? '';
  return { blob: body, name: fileNameFor(given, type) };
}

/**
 * What to say of a download that failed: one sentence (§8 "failed download"), also without a connection, unless the server
 * says why. Nothing of one that was ended, by the user or with the session.
 */
export function downloadMessage(error: unknown): string | undefined {
  if (endsWithSession(error)) return undefined;
  if (error instanceof NetworkError) return messages.noDocument;
  return messageFor(error, messages.noDocument);
}
