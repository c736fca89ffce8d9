/** Called with the sent part of a body, in bytes; `total` is 0 when unknown. */
export type OnSent = (sent: number, total: number) => void;

/** Parses header lines such as `Content-Type: a/b`. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * Sends a request with a form like `fetch`, and reports the progress of its body, which `fetch` cannot. An answer from
 * another address fails: redirects are not followed (E08).
 *
 * @param form - the body of the request, which WebKit cannot read back from it when a file is only in memory
 * @throws TypeError without an answer, AbortError when the request's signal aborts it
 */
export async function sendByXhr(
  { method, url, headers, signal }: Request,
  onSent: OnSent,
  form: FormData,
): Promise<Response> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const end = () => call.abort();
    const fail = () => reject(new TypeError('The request got no answer.'));
    call.open(method, url);
    call.responseType = 'blob';
    for (const [name, value] of headers) {
      // The type of the request names another boundary than the body gets when it is sent.
      if (name !== 'content-type') call.setRequestHeader(name, value);
    }
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onerror = fail;
    call.onabort = () => reject(signal.reason);
    call.onload = () => {
      if (call.responseURL !== url) return fail();
      const { status, statusText, response } = call;
      const answer = { status, statusText, headers: headersOf(call.getAllResponseHeaders()) };
      // A response with such a status must not have a body, not even an empty one.
      return resolve(new Response([204, 205, 304].includes(status) ? null : response, answer));
    };
    call.onloadend = () => signal.removeEventListener('abort', end);
    signal.addEventListener('abort', end);
    call.send(form);
  });
}
