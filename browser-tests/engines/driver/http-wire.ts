import { type Command, DriverError, type Parameters, type Wire } from './wire';

/** Method and path of each command in the W3C's WebDriver; `{id}` is the element. */
const endpoints: Readonly<Record<Command, readonly ['GET' | 'POST' | 'DELETE', string]>> = {
  Back: ['POST', '/back'],
  CloseWindow: ['DELETE', '/window'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  ExecuteScript: ['POST', '/execute/sync'],
  GetCurrentURL: ['GET', '/url'],
  GetWindowHandles: ['GET', '/window/handles'],
  Navigate: ['POST', '/url'],
  NewWindow: ['POST', '/window/new'],
  Print: ['POST', '/print'],
  Refresh: ['POST', '/refresh'],
  SetTimeouts: ['POST', '/timeouts'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToWindow: ['POST', '/window'],
};

/** A command that takes longer than a page may take to load has hung. */
const COMMAND_LIMIT_MS = 60_000;

/**
 * Opens a session at a driver that speaks the W3C's WebDriver over HTTP, as WebKit's drivers do.
 * @param capabilities what `alwaysMatch` asks of the browser
 * @throws TimeoutError when the browser does not reach its driver
 */
export async function openHttpWire(driver: string, capabilities: object): Promise<Wire> {
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const session = await call('POST', `${driver}/session`, asked);
  const { sessionId } = session as { readonly sessionId: string };
  const address = `${driver}/session/${sessionId}`;
  return {
    send: (command, { id = '', ...parameters }: Parameters = {}) => {
      const [method, path] = endpoints[command];
      return call(method, `${address}${path.replace('{id}', id)}`, parameters);
    },
    end: async () => {
      await call('DELETE', address);
    },
  };
}

async function call(method: string, address: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new DriverError(error, message);
}
