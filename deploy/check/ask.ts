import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

/** The options of a request. */
export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The server name of the TLS handshake; by default that of the origin. A `Host` header does not change it. */
  readonly serverName?: string;
  /** Accepts an untrusted certificate, for a test host. */
  readonly insecure?: boolean;
}

/** An answer as transferred: no redirect followed, nothing decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as bytes. */
  readonly bytes: Buffer;
}

/**
 * Sends one HTTP/1.1 request unchanged; unlike `fetch` it accepts TRACE and a path that is not normalised.
 * @param origin such as `https://portal.example.si`
 * @param path the raw request target
 * @throws the connection's error, or a time-out after 10 s
 */
export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const { method = 'GET', body, insecure = false } = options;
  const { serverName: servername = isIP(hostname) === 0 ? hostname : '' } = options;
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const headers = { ...length, ...options.headers };
  return new Promise((resolve, reject) => {
    const request = send(
      // No agent: an open connection would delay the end of the process.
      {
        ...{ hostname, port, path, method, headers, servername },
        ...{ agent: false, rejectUnauthorized: !insecure },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          const bytes = Buffer.concat(parts);
          resolve({ status, headers: received, body: bytes.toString(), bytes });
        });
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${path}: no answer in 10 s`)));
    request.on('error', reject);
    request.end(body);
  });
}
