/** A request in plain values. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is; `headers` give its type. */
  readonly text?: string;
  /** Sent as multipart/form-data. */
  readonly form?: FormData;
}

/** How long a server may take to answer, in ms. */
const PATIENCE = 30_000;

/**
 * Sends a request without any check.
 * @param url the server's origin
 * @throws Error when the server does not answer within `patience` ms
 */
export async function sendRequest(
  url: string,
  request: Call,
  patience = PATIENCE,
): Promise<Response> {
  const { method, path, token, json, text, form } = request;
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const body = json === undefined ? (form ?? text) : JSON.stringify(json);
  try {
    const signal = AbortSignal.timeout(patience);
    return await fetch(`${url}${path}`, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    throw new Error(`${method} ${path} is not answered within ${patience / 1000} s.`);
  }
}
