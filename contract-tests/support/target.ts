import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type Backend, type BackendOptions, createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { startMock, startProxy } from '../prism/prism';
import { noteProxy } from '../prism/proxies';
import { targetName } from './target-name';

/** Whether the stateful backend runs in this process, so that a test may change its world. */
export const inProcess = targetName === 'backend' || targetName === 'proxy';

/**
 * Whether the target is Prism's mock. Use `it.skipIf(onMock)` for a test that the mock cannot pass: one that needs
 * earlier writes, another user or context than the examples have, or other data than the first example has.
 */
export const onMock = targetName === 'mock';

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

/** The server of a test file, by the run's target. */
export interface TestServer {
  /** @throws before the file's tests run */
  readonly url: string;
  /** @throws when the server is not the stateful backend */
  readonly backend: Backend;
}

/**
 * Starts a server before the tests of a file (or of a `describe`) and stops it after them.
 * @param options changes to the backend; ignored for another target
 */
export function testServer(options?: BackendOptions): TestServer {
  let backend: Backend | undefined;
  let target: Target | undefined;
  beforeAll(async () => {
    if (inProcess) backend = createBackend(options);
    target = await open(backend);
  });
  afterAll(() => target?.close());
  return {
    get url() {
      return known(target?.url, 'the server has not been started yet');
    },
    get backend() {
      return known(backend, 'this test needs the stateful backend: mark it by runIf(inProcess)');
    },
  };
}

async function open(backend: Backend | undefined): Promise<Target> {
  if (onMock) return startMock();
  if (!backend) throw new Error('There is neither a backend nor a mock.');
  const direct = await listen(backend);
  return targetName === 'proxy' ? openProxy(direct) : direct;
}

/** Puts Prism's proxy before a server. */
export async function openProxy(direct: Target): Promise<Target> {
  const proxy = await startProxy(direct.url);
  noteProxy(proxy.url, direct.url);
  const close = async () => {
    await proxy.close();
    await direct.close();
  };
  return { url: proxy.url, close };
}

function known<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new Error(otherwise);
  return value;
}
