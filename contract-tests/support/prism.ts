import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Target } from './target';

const root = fileURLToPath(new URL('../..', import.meta.url));
const prism = `${root}node_modules/@stoplight/prism-cli/dist/index.js`;
/** Ends the child when this process ends in whatever way, also by SIGKILL: the channel closes then. */
const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/** The command, and what stands after the description. */
export type PrismArguments = readonly ['mock' | 'proxy', ...string[]];

/**
 * Starts Prism with the description on a free port.
 * @throws when it ends, or does not listen within 25 s; what it said is in the message
 */
export async function startPrism([command, ...rest]: PrismArguments): Promise<Target> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, prism, command, 'openapi/portal.yaml', ...rest, '--port', port],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test' },
    },
  );
  try {
    await listening(child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        if (!child.kill('SIGKILL')) resolve();
      }),
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`Prism ${why}:\n${said}`));
    const timer = setTimeout(() => fail('did not start in time'), 25_000);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('Prism is listening')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}
