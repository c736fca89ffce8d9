/**
 * Written by hand: Debian's Firefox has no geckodriver, and npm's package downloads it from a host that many networks
 * do not reach. geckodriver only translates the W3C's WebDriver into this protocol, which is part of every Firefox.
 */
import { connect, type Socket } from 'node:net';
import { DriverError, type Wire } from './wire';

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** A message of the protocol: 0 for a command, 1 for an answer; then its number and its content. */
type Answer = readonly [1, number, Failure | null, unknown];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a session in a Firefox that listens for its own protocol, Marionette, at a port of this machine. */
export async function openMarionetteWire(port: number, capabilities: object): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let greet = () => {};
  const greeted = new Promise<void>((resolve) => {
    greet = resolve;
  });
  let count = 0;

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  receive(socket, (message) => {
    // Firefox speaks first, and says only which protocol it speaks.
    if (!Array.isArray(message)) return greet();
    const [, number, failure, result] = message as unknown as Answer;
    const asked = waiting.get(number);
    waiting.delete(number);
    if (failure) asked?.reject(new DriverError(failure.error, failure.message));
    else asked?.resolve(fieldValue(result));
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new DriverError('no such session', 'Firefox has ended.')));

  const send = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });

  await greeted;
  await send('WebDriver:NewSession', capabilities);
  return {
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    end: async () => {
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
    },
  };
}

/** Calls back with each message: its length in bytes, a colon, and JSON. */
function receive(socket: Socket, hear: (message: unknown) => void): void {
  let got = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    got = Buffer.concat([got, data]);
    for (;;) {
      const colon = got.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(got.toString('latin1', 0, colon));
      if (got.length < end) return;
      const message: unknown = JSON.parse(got.toString('utf8', colon + 1, end));
      got = got.subarray(end);
      hear(message);
    }
  });
}

/** Most answers have their value in a field. */
function fieldValue(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
