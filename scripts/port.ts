import { createServer } from 'node:net';
import { Problem } from './problem';

const defaultPort = 3000;

/** The command that the user has typed, for advice. */
function command(): string {
  const script = process.env.npm_lifecycle_event ?? 'start';
  return script === 'start' ? 'npm start' : `npm run ${script}`;
}

/**
 * Reads the port from the environment's PORT.
 * @param value the text of PORT; missing or empty means 3000
 * @throws Problem when it is not a whole number from 1 to 65535
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value.trim()) && port >= 1 && port <= 65535) return port;
  throw new Problem(
    `PORT is "${value}", which is not a port. Give a whole number from 1 to 65535: PORT=3001 ${command()}`,
  );
}

/**
 * Makes sure that nothing listens on a port of this machine.
 * @throws Problem when the port is in use, or this user may not use it
 */
export async function assertPortFree(port: number): Promise<void> {
  // A browser may resolve "localhost" to either address, so both must be free.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE') throw portInUse(port);
    if (code === 'EACCES') {
      throw new Problem(
        `Port ${port} may not be used by this user. Choose another: PORT=3001 ${command()}`,
      );
    }
  }
}

/** The message for a port that is taken. */
export function portInUse(port: number): Problem {
  const other = port < 65535 ? port + 1 : port - 1;
  return new Problem(
    `Port ${port} is in use. Stop what runs there or choose another: PORT=${other} ${command()}`,
  );
}

/** Finds a port that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : defaultPort;
      probe.close(() => resolve(port));
    });
  });
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
