import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** A lower quality than in a build, because the browser waits while the server compresses. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The encoding of the answer: brotli before gzip, if the browser accepts it. */
function encodingFor(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/**
 * Answers with the compressed copy of a file that the build has written.
 * @param file the path of the file itself
 * @returns whether there is one that the browser accepts, and it was sent
 */
export async function sendCompressed(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const type = types[extname(file)];
  const encoding = encodingFor(request);
  const compressed = `${file}.${encoding === 'gzip' ? 'gz' : encoding}`;
  if (type === undefined) return false;
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding === undefined || !existsSync(compressed)) return false;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Encoding', encoding);
  end(await readFile(compressed), request, response);
  return true;
}

/** Answers with a page made for this request, in an encoding that the browser accepts. */
export function sendPage(page: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  const encoding = encodingFor(request);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const bytes = Buffer.from(page);
  if (encoding === 'br') end(brotliCompressSync(bytes, QUICK), request, response);
  else end(encoding === 'gzip' ? gzipSync(bytes) : bytes, request, response);
}

function end(bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
