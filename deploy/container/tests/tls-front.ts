/** What ends TLS in front of the container: it passes every byte on, for one name. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, createServer } from 'node:tls';
import { findNginx } from '../../../scripts/nginx';

/**
 * Starts it with a certificate for `localhost`.
 * @param folder for its files
 * @param port where the container listens
 */
export async function startTlsFront(folder: string, port: number) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  spawnSync(findNginx().openssl, [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const secure = { cert: readFileSync(certificate), key: readFileSync(key) };
  const server = createServer({
    ...secure,
    SNICallback: (name, answer) =>
      name === 'localhost'
        ? answer(null, createSecureContext(secure))
        : answer(new Error(`No certificate for ${name}.`)),
  });
  server.on('secureConnection', (visitor) => {
    const container = connect(port, '127.0.0.1');
    visitor.pipe(container).pipe(visitor);
    visitor.on('error', () => container.destroy());
    container.on('error', () => visitor.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
