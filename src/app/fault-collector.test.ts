import { beforeEach, expect, test, vi } from 'vitest';
import { collectFaults, type FaultReport } from './fault-collector';

const origin = 'https://portal.example.si';
let listeners: Record<string, (event: unknown) => void> = {};
let sent: { readonly address: string; readonly report: FaultReport; readonly init: RequestInit }[] =
  [];

function open(): void {
  const listen = (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener;
  };
  const view = {
    addEventListener: listen,
    document: { addEventListener: listen },
    location: { origin, href: `${origin}/login-as-user/eyJhbGciOi.J9.x` },
    fetch: vi.fn((address: string, init: RequestInit) => {
      sent.push({ address, init, report: JSON.parse(String(init.body)) });
      return Promise.reject(new TypeError('Failed to fetch'));
    }),
  };
  collectFaults('/porocila', '1.0.0', view as unknown as Window);
}

beforeEach(() => {
  listeners = {};
  sent = [];
  open();
});

function thrown(error: Error, file = `${origin}/assets/index-AbC.js`): Error {
  error.stack = `${error.name}: ${error.message}\n    at load (${file}:10:20)\n    at ${file}:1:2`;
  return error;
}
const tell = (error: unknown) => listeners.error?.({ error });

test('a fault is sent once, with files of the portal and without the address of the page', () => {
  const fault = thrown(new TypeError("Cannot read properties of undefined (reading 'znesek')"));
  tell(fault);
  tell(fault);
  expect(sent.map(({ report }) => report)).toEqual([
    {
      portal: '1.0.0',
      kind: 'fault',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'znesek')",
      frames: ['/assets/index-AbC.js:10:20', '/assets/index-AbC.js:1:2'],
    },
  ]);
  expect(sent[0]).toMatchObject({
    address: '/porocila',
    init: { method: 'POST', keepalive: true, credentials: 'omit' },
  });
});

test('a report has no text of the API, no number, no e-mail and no token', () => {
  listeners.unhandledrejection?.({ reason: thrown(new Error('Ana Novak, Brezova 4')) });
  tell(thrown(new SyntaxError('Unexpected token in JSON "Ana" for ana@example.si at 1234567')));
  const text = JSON.stringify(sent);
  expect(sent).toHaveLength(2);
  expect(text).not.toMatch(/Ana|Novak|Brezova|example\.si\b(?!\/)|1234567|login-as-user|eyJ/);
});

test('an unreachable server, a cancelled call and a script of an extension are not sent', () => {
  tell(thrown(new TypeError('Failed to fetch')));
  tell(thrown(new DOMException('cancelled', 'AbortError') as unknown as Error));
  tell(thrown(new TypeError('x is undefined'), 'chrome-extension://abc/content.js'));
  tell(undefined);
  expect(sent).toEqual([]);
});

test('a violated policy is sent with the origin that was blocked, without its path', () => {
  listeners.securitypolicyviolation?.({
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://evil.example/x?id=7',
    sourceFile: `${origin}/assets/shell-XyZ.js`,
    lineNumber: 3,
    columnNumber: 4,
  });
  expect(sent[0]?.report).toEqual({
    portal: '1.0.0',
    kind: 'policy',
    name: 'script-src-elem',
    message: 'https://evil.example',
    frames: ['/assets/shell-XyZ.js:3:4'],
  });
});

test.each(['inline', 'eval'])(
  'a violation of the policy by %s is sent with that word',
  (blockedURI) => {
    listeners.securitypolicyviolation?.({ effectiveDirective: 'script-src', blockedURI });
    expect(sent[0]?.report.message).toBe(blockedURI);
  },
);

test('a page sends ten reports at most', () => {
  for (let count = 0; count < 30; count += 1) tell(thrown(new RangeError(`Bad index ${count}`)));
  expect(sent).toHaveLength(10);
});
