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

/**
 * Sends a request without any check.
 * @param url the server's origin
 */
export function sendRequest(url: string, request: Call): Promise<Response> {
  const { method, path, token, json, text, form } = request;
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const body = json === undefined ? (form ?? text) : JSON.stringify(json);
  return fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) });
}
