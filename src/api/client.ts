import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { followServerDay } from '../domain/dates/server-day';
import { HtmlAnswer, NetworkError, NoSession, StaleAnswer } from './errors';
import type { paths } from './schema';
import { addressUnderApi } from './transport/api-path';
import { documentKinds } from './transport/document-kinds';
import { type EarlyAnswers, openEarlyAnswers } from './transport/early-answers';
import { guarded, referrerPolicy } from './transport/guarded';
import { linkedSignal } from './transport/linked-signal';
import { isPublic } from './transport/public-operations';
import { type OnSent, sendByXhr } from './transport/xhr';

/** The settings of an API; the wiring provides them. */
export interface ApiSettings {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  /** The product in the paths `/api/{product}-user/…`. */
  readonly product: string;
  /** The live token of this session, read for each call. @throws StaleAnswer when another session has replaced it */
  readonly readToken: () => string | undefined;
  /** Called on each 401 (§7), whether or not a session is open. */
  readonly onUnauthorised: () => void;
  /** Called for each call that needs a session and was not sent because there is no live token. */
  readonly onNoToken?: () => void;
  /** For tests: replaces the browser's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** An answer with its complete body. */
export interface Answer<Body = Blob> {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Body;
}

/** A response with its text already read; a plain `Response` would encode and decode it once more. */
class TextAnswer extends Response {
  readonly #text: string;

  constructor({ body, status, statusText, headers }: Answer<string>) {
    super(null, { status, statusText, headers });
    // Without a length, openapi-fetch reads the text, which may be empty.
    this.headers.delete('Content-Length');
    this.#text = body;
  }

  override async text(): Promise<string> {
    return this.#text;
  }
}

/** The typed client, with the other calls that the areas need. */
export interface Api {
  readonly client: Client<paths>;
  /**
   * A GET for a document's path from an answer. Other paths are refused: a GET also ends the session.
   * @throws RangeError, URIError unless the contract has a document at the path
   */
  readonly get: (path: string, signal: AbortSignal) => Promise<Answer>;
  /** A POST (or another method) of a form, such as one with files, that reports its progress. @throws RangeError, URIError unless the path is under the API */
  readonly post: (
    path: string,
    form: FormData,
    signal: AbortSignal,
    onSent: OnSent,
    headers?: Readonly<Record<string, string>>,
    method?: 'POST' | 'PUT',
  ) => Promise<Answer>;
  /** The address of a path from an answer, for another program. @throws RangeError, URIError unless it is under the API */
  readonly addressOf: (path: string) => string;
  readonly product: string;
  readonly early: EarlyAnswers;
  /**
   * For answers of several calls that make one.
   * @returns a check that throws StaleAnswer when the token has changed since
   */
  readonly holdToken: () => () => void;
  /** Aborts every running call. */
  readonly abortAll: () => void;
}

/**
 * The only place that sends calls. It adds the bearer token (§7) and sends it to the API only. It refuses calls that
 * need a session without a live token, reports a 401, and drops an answer when the token has changed since the call was
 * sent.
 */
export function createApi(settings: ApiSettings): Api {
  const { origin, product, readToken, onUnauthorised, onNoToken } = settings;
  const early = openEarlyAnswers(settings.fetch ? undefined : globalThis.earlyAnswers);
  const send = settings.fetch ?? ((request: Request) => early.take(request) ?? fetch(request));
  const upload = settings.fetch ?? sendByXhr;
  let running = new AbortController();

  const unchanged = (token: string | undefined) => () => {
    if (readToken() !== token) throw new StaleAnswer();
  };

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
    const assertOurs = unchanged(token);
    const headers = new Headers(request.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const { signal, release } = linkedSignal(request.signal, running.signal);
    const outgoing = new Request(request, { headers, signal, referrerPolicy });

    const failed = (cause: unknown) => {
      throw signal.aborted ? cause : new NetworkError(cause);
    };
    // Reads the complete body first, because the token is compared after its last byte.
    const receive = async () => {
      const response = await carry(outgoing);
      return { response, body: await read(response) };
    };
    const { response, body } = await receive().catch(failed).finally(release);
    const html = response.headers.get('Content-Type')?.includes('text/html');
    if (response.ok && html) throw new HtmlAnswer();

    assertOurs();
    followServerDay(response.headers);
    if (response.status === 401) onUnauthorised();
    return {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      body,
    };
  };

  return {
    product,
    addressOf: (path) => addressUnderApi(origin, path),
    early,
    client: createClient<paths>({
      baseUrl: origin,
      fetch: async (request) => new TextAnswer(await exchange(request, asText)),
      pathSerializer: serializePath,
      ...guarded,
    }),
    get: async (path, signal) => {
      const address = addressUnderApi(origin, path);
      if (!documentKinds(path)) throw new RangeError('The path is not that of a document.');
      return exchange(new Request(address, { ...guarded, signal }), asBlob);
    },
    post: async (path, form, signal, onSent, headers = {}, method = 'POST') => {
      const address = addressUnderApi(origin, path);
      const request = new Request(address, {
        ...guarded,
        headers,
        signal,
        method,
        body: form,
      });
      return exchange(request, asBlob, (outgoing) => upload(outgoing, onSent, form));
    },
    holdToken: () => unchanged(readToken()),
    abortAll: () => {
      early.endAll();
      running.abort();
      running = new AbortController();
    },
  };
}

const asBlob = (response: Response) => response.blob();
const asText = (response: Response) => response.text();

/** @throws RangeError for a parameter that would lead to another path, which encoding does not prevent */
function serializePath(path: string, parameters: Record<string, unknown>): string {
  const escaping = Object.values(parameters).find((value) => /^\.{0,2}$/.test(String(value)));
  if (escaping !== undefined) throw new RangeError(`"${String(escaping)}" is not a path segment.`);
  return defaultPathSerializer(path, parameters);
}
