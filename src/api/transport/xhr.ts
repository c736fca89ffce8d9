/** Told of how much of a body has left the device, in bytes; `total` is 0 where it is not known. */
export type OnSent = (sent: number, total: number) => void;

/** `Content-Type: a/b` lines as the browser gives them. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * Sends a request as `fetch` does, and tells meanwhile how much of its body has gone out, which `fetch` can not. An
 * answer from another address than the one that was asked is none: a redirect must take nothing along (E08).
 *
 * @throws TypeError when nobody was reached, AbortError when the request's signal ended it
 */
export async function sendByXhr(request: Request, onSent: OnSent): Promise<Response> {
  const { method, url, headers, signal } = request;
  // Read before it is sent: the type of a form names the boundary of its parts, and both must be of one reading.
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const end = () => call.abort();
    const fail = () => reject(new TypeError('The request reached nobody.'));
    call.open(method, url);
    call.responseType = 'blob';
    for (const [name, value] of headers) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onerror = fail;
    call.onabort = () => reject(signal.reason);
    call.onload = () => {
      if (call.responseURL !== url) return fail();
      const { status, statusText, response } = call;
      const answer = { status, statusText, headers: headersOf(call.getAllResponseHeaders()) };
      // A response with such a status must have no body at all, not even an empty one.
      return resolve(new Response([204, 205, 304].includes(status) ? null : response, answer));
    };
    call.onloadend = () => signal.removeEventListener('abort', end);
    signal.addEventListener('abort', end);
    call.send(body);
  });
}
