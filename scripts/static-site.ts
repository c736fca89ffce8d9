/**
 * Written by hand: most of this file inserts a nonce into pages or refuses what `deploy/nginx` refuses, and sirv does
 * neither.
 *
 * Serves a built portal as the production host does: same headers, same 404s, one page for all routes.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, sep } from 'node:path';
import { contentSecurityPolicy, securityHeaders } from './security-headers';
import { sendCompressed, sendPage } from './static-encoding';

type Next = (error?: unknown) => void;

const isLogin = /^\/prijava(\/|\.html)?$/;

/** Files that are filled in for each answer. */
const pages = ['/index.html', '/prijava.html'];

/** Paths with a segment of dots, a backslash or an encoded slash: no page or file is served at them (http.conf). */
const strangePath = /\\|%(25)*(2f|5c)|\/(\.|%(25)*2e)+(;[^/]*)?(\/|$)/i;

/** Files that a static host must never serve, even if they exist. */
const neverServed = /\.(map|env|git|md|tsx?)$|\/\.(?!\.?([\\/]|$))/i;

/** A `.` or `..` segment in any encoding: no file is served, and the portal shows its not-found page. */
const dotSegment = /(^|[\\/])\.\.?([\\/]|$)/;

/**
 * Makes the middleware that answers every path except the API. Files that exist are left to the next
 * middleware, with the headers set; every other path gets index.html with a fresh style nonce.
 * @param folder the folder of the built portal
 * @param fill changes a page before it is sent
 */
export function staticSite(folder: string, fill = (page: string) => page) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    try {
      await answer({ folder, fill }, request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

interface Site {
  readonly folder: string;
  readonly fill: (page: string) => string;
}

async function answer(
  { folder, fill }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
  response.setHeader('Cache-Control', 'no-store');

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'Method not allowed');
  }
  const path = decodedPath(request.url ?? '/');
  const isStrange = path === undefined || strangePath.test(request.url?.split('?', 1)[0] ?? '');
  const isFile = !isStrange && fileExists(folder, path);
  const isForeignWorker = request.headers['service-worker'] !== undefined && path !== '/sw.js';
  const isAsset = path !== undefined && posix.normalize(path).startsWith('/assets/');
  if (isForeignWorker || (isAsset && !isFile) || (!isStrange && neverServed.test(path))) {
    return plain(response, 404, 'Not found');
  }
  if (isFile) {
    // Outside /assets/ a file keeps its name when it changes.
    const kept = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Cache-Control', kept);
    return (await sendCompressed(join(folder, path), request, response)) ? undefined : next();
  }
  const page = await readFile(pageFor(folder, isStrange ? undefined : path), 'utf8');
  sendPage(fill(page.replaceAll('__CSP_NONCE__', nonce)), request, response);
}

/** The login page has its own file, which is painted before any script arrives; all other routes share one page. */
function pageFor(folder: string, path: string | undefined): string {
  const login = join(folder, 'prijava.html');
  return isLogin.test(path ?? '') && existsSync(login) ? login : join(folder, 'index.html');
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(text);
}

/** The path of a request address, or `undefined` when it cannot be decoded; such a path is not a file. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function fileExists(folder: string, path: string): boolean {
  const file = join(folder, path);
  // A null byte makes the file system throw; ".." must not lead out of the folder or to a page without a nonce.
  if (
    path.includes('\0') ||
    dotSegment.test(path) ||
    pages.includes(path) ||
    !file.startsWith(folder + sep)
  )
    return false;
  return existsSync(file) && statSync(file).isFile();
}
