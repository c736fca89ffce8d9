import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { assertPortFree, findFreePort, readPort } from './port';

it('reads PORT, which is 3000 by default', () => {
  expect(readPort(undefined)).toBe(3000);
  expect(readPort('')).toBe(3000);
  expect(readPort('8080')).toBe(8080);
});

it.each(['abc', '0', '65536', '-1', '3.5', '0x50', '1e3'])('refuses PORT=%s', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}", which is not a port.`);
});

it.each(['127.0.0.1', '0.0.0.0'])('reports a port in use at %s', async (host) => {
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use.`);
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree(port)).resolves.toBeUndefined();
});
