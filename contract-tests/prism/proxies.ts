import type { Operation } from '../../contract/checker/description';
import type { Call } from '../../contract/requests/send-request';

/** Requests that Prism's proxy changes or answers itself; they go directly to the server. */
const bypassing: readonly {
  readonly why: string;
  readonly fits: (request: Call, operation: Operation | undefined) => boolean;
}[] = [
  {
    why: 'it hands on a form as text, which breaks the files in it',
    fits: ({ form }) => form !== undefined,
  },
  {
    why: 'it hands on a file as text',
    fits: (_, operation) => {
      const content = operation?.responses.get(200) ?? {};
      return 'application/pdf' in content || 'application/zip' in content;
    },
  },
  {
    why: 'it parses JSON before it looks at anything, and hands on what is left of it',
    fits: ({ text }) => text !== undefined,
  },
  {
    why: 'it takes the scheme for another one when it is not written as Bearer',
    fits: ({ headers }) => headers?.Authorization?.startsWith('bearer ') ?? false,
  },
  {
    why: 'it waits for a body that is only announced',
    fits: ({ headers }) => headers?.['Content-Length'] !== undefined,
  },
  {
    why: 'it never answers a path that is not percent-encoded UTF-8',
    fits: ({ path }) => path.includes('%E0%A4%A'),
  },
];

/** The server behind each proxy, by the proxy's address. */
const servers = new Map<string, string>();

/** Registers the server behind a proxy. */
export function noteProxy(proxy: string, server: string): void {
  servers.set(proxy, server);
}

/** The address for a request: the server behind the proxy when the proxy would change the request. */
export function addressFor(url: string, request: Call, operation: Operation | undefined): string {
  const server = servers.get(url);
  return server === undefined || passesProxy(request, operation) ? url : server;
}

/** Whether a request reaches the server behind the proxy as it was sent. */
export function passesProxy(request: Call, operation: Operation | undefined): boolean {
  return !bypassing.some(({ fits }) => fits(request, operation));
}

/** One entry of the header `sl-violations`. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/**
 * Prism's findings about an answer and, for a success, also about its request: a refused request may be wrong on
 * purpose. A list cut off for its length counts as one violation.
 */
export function violationsOf(status: number, header: string | null): readonly string[] {
  if (header === null) return [];
  const all = parse(header);
  if (!all) return [header];
  return all
    .filter(({ location }) => status < 400 || location[0] !== 'request')
    .map(({ location, message }) => `${location.join('/')}: ${message}`);
}

function parse(header: string): readonly Violation[] | undefined {
  try {
    return JSON.parse(header);
  } catch {
    return undefined;
  }
}
