import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type Backend, type BackendOptions, createBackend } from '../../mocks/backend';
import { createServer } from '../../mocks/server';

/** The server under test when it is not the stateful backend: an origin such as `https://api.example.si`. */
const externalUrl = process.env.CONTRACT_URL;

/** Whether the stateful backend is tested, so that a test may reach into its world. */
export const inProcess = externalUrl === undefined;

/** A server to send requests to. */
export interface Target {
  readonly url: string;
  close(): Promise<void>;
}

/** Lets a backend listen on a free port. */
export async function listen(backend: Backend): Promise<Target> {
  const server = createServer(backend).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The server of a test file: a fresh backend, or the one that CONTRACT_URL names. */
export interface TestServer {
  /** @throws before the file's tests run */
  readonly url: string;
  /** @throws when the server is not the stateful backend */
  readonly backend: Backend;
}

/**
 * Starts a server before the tests of a file (or of a `describe`) and ends it after them.
 * @param options what to change about the backend; ignored for an external server
 */
export function testServer(options?: BackendOptions): TestServer {
  let backend: Backend | undefined;
  let target: Target | undefined;
  beforeAll(async () => {
    if (externalUrl !== undefined) return;
    backend = createBackend(options);
    target = await listen(backend);
  });
  afterAll(() => target?.close());
  return {
    get url() {
      return known(externalUrl ?? target?.url, 'the server has not been started yet');
    },
    get backend() {
      return known(backend, 'this test needs the stateful backend');
    },
  };
}

function known<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new Error(otherwise);
  return value;
}
