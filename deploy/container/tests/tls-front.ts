/** What ends TLS in front of the container: an nginx that passes every request of one name on. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx } from '../../../scripts/nginx';
import { findFreePort } from '../../../scripts/port';

/**
 * Starts it with a certificate for `localhost`.
 * @param folder for its files
 * @param port where the container listens
 */
export async function startTlsFront(folder: string, port: number) {
  const { nginx, openssl } = findNginx();
  const httpsPort = await findFreePort();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  spawnSync(openssl, [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const config = join(folder, 'front.conf');
  writeFileSync(
    config,
    `user root; daemon off; pid ${folder}/front.pid; error_log ${folder}/front.log;
events {}
http {
  access_log off; server_tokens off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; client_max_body_size 200m;
  server { listen 127.0.0.1:${httpsPort} ssl default_server; ssl_reject_handshake on; }
  server {
    listen 127.0.0.1:${httpsPort} ssl;
    server_name localhost;
    ssl_certificate ${certificate}; ssl_certificate_key ${key};
    large_client_header_buffers 4 16k;
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  );
  const child = spawn(nginx, ['-c', config, '-e', join(folder, 'front.log')], { stdio: 'ignore' });
  return {
    origin: `https://localhost:${httpsPort}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
