import type { HttpHandler } from 'msw';
import { checkHeaders } from '../../contract/checker/check-headers';
import { breachText, checkAnswer, checkAnyAnswer } from '../../contract/checker/checker';
import { deprecationHeaders } from '../../contract/checker/deprecation';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { createFinder, type Finder } from '../../contract/checker/find-operation';
import { clocksOf } from '../../contract/checker/server-clock';
import type { WorldSize } from '../generated/size';
import { DEMO_TODAY } from '../world/demo-today';
import { createWorld, type World } from '../world/world';
import { answerOperation } from './answer-operation';
import { broken, errorAnswer, finishAnswer, requestIdOf } from './answers';
import { createMailbox } from './mailbox';

/** What a test may change in a backend. */
export interface BackendOptions {
  /** The key that signs tokens; random without it. */
  readonly key?: Uint8Array;
  /** Handlers that replace the backend's own for the same method and path. */
  readonly handlers?: readonly HttpHandler[];
  /** The size of a generated world in addition to the demo world (mocks/generated); none by default. */
  readonly world?: Partial<WorldSize>;
  /**
   * The clock in milliseconds by which the manager works on submissions (request-life.ts); without it the manager does
   * nothing.
   */
  readonly requestLife?: () => number;
  /** Receives the backend's faults; stderr by default. */
  readonly report?: (line: string) => void;
}

/** A stateful backend. */
export interface Backend extends Pick<World, 'db' | 'tokens' | 'mailbox' | 'handlers'> {
  /**
   * Answers any request under /api. Never throws: a fault of the backend, including an answer that breaks the
   * description, is a 500 whose `detail` names the operation, the place and the fault.
   * @param source the sender's network address, by which tries are counted; the same for all requests by default
   */
  handle(request: Request, source?: string): Promise<Response>;
  /** Starts again with the data of the beginning. All sessions end; the mailbox is emptied. */
  reset(): void;
}

/**
 * A stateful backend with its own demo world (pages.md 3) and, on request, a generated one. `handle` checks all
 * requests and answers against the description.
 * @throws RangeError when the generated world's size is not possible
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const { key, handlers: replacements = [], requestLife } = options;
  const mailbox = createMailbox();
  const begin = () => createWorld(key, replacements, options.world, requestLife, mailbox);
  let world = begin();
  const report = options.report ?? writeToStderr;
  let find: Finder | undefined;

  const handle = async (request: Request, source = ''): Promise<Response> => {
    const requestId = requestIdOf(request.headers);
    try {
      find ??= createFinder(await loadOperations());
      return await answer(world, find, request, source, requestId);
    } catch (error) {
      const detail = `${request.method} ${placeOf(request, find)}: ${messageOf(error)}`;
      report(`${requestId} ${detail}`);
      return finishAnswer(broken(detail), requestId);
    }
  };
  return {
    // Getters, because a reset replaces the world.
    get db() {
      return world.db;
    },
    get tokens() {
      return world.tokens;
    },
    get handlers() {
      return world.handlers;
    },
    mailbox,
    handle,
    reset() {
      world = begin();
      mailbox.clear();
    },
  };
}

/** The path of a request's operation: the sent one may have the token of a link, which no log may contain. */
function placeOf({ method, url }: Request, find: Finder | undefined): string {
  const { pathname } = new URL(url);
  const found = find?.(method, pathname);
  return found?.kind === 'operation' ? found.operation.path : pathname;
}

async function answer(
  world: World,
  find: Finder,
  request: Request,
  source: string,
  requestId: string,
): Promise<Response> {
  const found = find(request.method, new URL(request.url).pathname);
  if (found.kind === 'unknown-path') {
    return finishAnswer(errorAnswer(404, { code: 4, detail: 'There is no such path.' }), requestId);
  }
  if (found.kind === 'wrong-method') {
    const allowed = { Allow: found.allowed.join(', ') };
    const refusal = errorAnswer(405, { detail: 'Wrong method for this path.' }, allowed);
    return finishAnswer(refusal, requestId);
  }
  const { operation, pathParameters } = found;
  world.life.advance();
  world.eventLife.advance();
  world.handoverLife.advance();
  world.mandateLife.advance();
  const bare = await answerOperation(world, operation, pathParameters, request, source);
  // Read once: cloning a list of 40 MB costs more than checking it.
  const body = new Uint8Array(await bare.arrayBuffer());
  assertAnswer(operation, bare, body);
  const response = new Response(body.length > 0 ? body : null, bare);
  for (const each of Object.entries(deprecationHeaders(operation))) response.headers.set(...each);
  return finishAnswer(response, requestId);
}

/** @throws when the answer breaks the description */
function assertAnswer(
  operation: Operation,
  { status, headers }: Response,
  body: Uint8Array<ArrayBuffer>,
): void {
  const contentType = headers.get('Content-Type');
  const now = new Headers({ Date: new Date().toUTCString(), 'Portal-Date': DEMO_TODAY });
  // An operation does not describe these two; the other errors of every operation are answered elsewhere.
  const check = status === 406 || status === 415 ? checkAnyAnswer : checkAnswer;
  const breaches = [
    ...check(operation, { status, contentType, body, clocks: clocksOf(now) }),
    ...checkHeaders(operation, status, headers),
  ];
  if (breaches.length > 0) throw new Error(breaches.map(breachText).join('; '));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function writeToStderr(line: string): void {
  process.stderr.write(`backend: ${line}\n`);
}
