import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { HtmlAnswer, NetworkError, NoSession, StaleAnswer } from './errors';
import type { paths } from './schema';
import { addressUnderApi } from './transport/api-path';
import { documentKinds } from './transport/document-kinds';
import { type EarlyAnswers, openEarlyAnswers } from './transport/early-answers';
import { guarded, referrerPolicy } from './transport/guarded';
import { parseInPieces, readInPieces } from './transport/in-pieces';
import { isPublic } from './transport/public-operations';
import { type OnSent, sendByXhr } from './transport/xhr';

/** What the client needs from outside; the wiring fills it. */
export interface ApiSettings {
  /** Origin of the API, without a slash at its end. */
  readonly origin: string;
  /** The product in the paths `/api/{product}-user/…`. */
  readonly product: string;
  /** The live token of this session, read afresh for each call. @throws StaleAnswer when another has replaced it */
  readonly readToken: () => string | undefined;
  /** Told of each 401 (§7); whether a session is open to be ended is not the client's to know. */
  readonly onUnauthorised: () => void;
  /** Told of each call that needs a session and was not sent, because there is no live token. */
  readonly onNoToken?: () => void;
  /** For tests: what stands for the browser's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** An answer whose body has come whole. */
export interface Answer<Body = Blob> {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Body;
  /** @throws StaleAnswer when the token has changed since the call went out */
  readonly assertOurs: () => void;
}

/** An answer of which the text is here already; of a plain `Response` the browser would write it anew and read it again. */
class TextAnswer extends Response {
  readonly #text: string;
  readonly #assertOurs: () => void;

  constructor({ body, status, statusText, headers, assertOurs }: Answer<string>) {
    super(null, { status, statusText, headers });
    // Where a length is told, openapi-fetch takes `json` and does not parse by itself.
    this.headers.set('Content-Length', String(body.length));
    this.#text = body;
    this.#assertOurs = assertOurs;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    // Empty and yet chunked, it is asked for all the same.
    const data = this.#text === '' ? undefined : await parseInPieces(this.#text);
    this.#assertOurs();
    return data;
  }
}

/** The typed client, with what the areas need beside it. */
export interface Api {
  readonly client: Client<paths>;
  /**
   * A GET for the path of a document that came in an answer: of no other call, since one that only ends the session is a GET too.
   * @throws RangeError, URIError unless it is one that the contract has
   */
  readonly get: (path: string, signal: AbortSignal) => Promise<Answer>;
  /** A POST of a form, such as one with files, that tells how much of it has gone out. @throws RangeError, URIError unless it lies under the API */
  readonly post: (
    path: string,
    form: FormData,
    signal: AbortSignal,
    onSent: OnSent,
  ) => Promise<Answer>;
  readonly product: string;
  readonly early: EarlyAnswers;
  /** Ends every call that is under way. */
  readonly abortAll: () => void;
}

/**
 * One choke point for all calls: it adds the bearer token (§7), never sends it elsewhere than to the API, sends nothing
 * that needs a session without a live token, tells of a 401, and drops an answer when the token has changed since the
 * call went out.
 */
export function createApi(settings: ApiSettings): Api {
  const { origin, product, readToken, onUnauthorised, onNoToken } = settings;
  const early = openEarlyAnswers(settings.fetch ? undefined : globalThis.earlyAnswers);
  const send = settings.fetch ?? ((request: Request) => early.take(request) ?? fetch(request));
  const upload = settings.fetch ?? sendByXhr;
  let running = new AbortController();

  const exchange = async <Body>(
    request: Request,
    read: (response: Response) => Promise<Body>,
    carry: (request: Request) => Promise<Response> = send,
  ): Promise<Answer<Body>> => {
    const token = readToken();
    if (token === undefined && !isPublic(request)) {
      onNoToken?.();
      throw new NoSession();
    }
    const assertOurs = () => {
      if (readToken() !== token) throw new StaleAnswer();
    };
    const headers = new Headers(request.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const outgoing = new Request(request, {
      headers,
      signal: AbortSignal.any([request.signal, running.signal]),
      referrerPolicy,
    });

    const failed = (cause: unknown) => {
      throw outgoing.signal.aborted ? cause : new NetworkError(cause);
    };
    const response = await carry(outgoing).catch(failed);
    // Whole, so that the token can be compared after its last byte.
    const body = await read(response).catch(failed);
    const html = response.headers.get('Content-Type')?.includes('text/html');
    if (response.ok && html) throw new HtmlAnswer();

    assertOurs();
    if (response.status === 401) onUnauthorised();
    return {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      body,
      assertOurs,
    };
  };

  return {
    product,
    early,
    client: createClient<paths>({
      baseUrl: origin,
      fetch: async (request) => new TextAnswer(await exchange(request, readInPieces)),
      pathSerializer: serializePath,
      ...guarded,
    }),
    get: async (path, signal) => {
      const address = addressUnderApi(origin, path);
      if (!documentKinds(path)) throw new RangeError('The path is not that of a document.');
      return exchange(new Request(address, { ...guarded, signal }), asBlob);
    },
    post: async (path, form, signal, onSent) => {
      const address = addressUnderApi(origin, path);
      const request = new Request(address, { ...guarded, signal, method: 'POST', body: form });
      return exchange(request, asBlob, (outgoing) => upload(outgoing, onSent));
    },
    abortAll: () => {
      early.endAll();
      running.abort();
      running = new AbortController();
    },
  };
}

const asBlob = (response: Response) => response.blob();

/** @throws RangeError for a parameter that would move the request to another path; encoding can not save it. */
function serializePath(path: string, parameters: Record<string, unknown>): string {
  const escaping = Object.values(parameters).find((value) => /^\.{0,2}$/.test(String(value)));
  if (escaping !== undefined) throw new RangeError(`"${String(escaping)}" is no path segment.`);
  return defaultPathSerializer(path, parameters);
}
