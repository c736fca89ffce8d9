/** A real nginx with the shipped configuration, in a temporary folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from '../../../scripts/nginx';
import { findFreePort } from '../../../scripts/port';
import { installShipped } from './shipped';

/** The options of a test's host. */
export interface HostOptions {
  /** The folder that is served. */
  readonly root: string;
  /** The address of the API; without it nothing listens there. */
  readonly apiPort?: number;
  /** Optional snippets that are switched on. */
  readonly options?: readonly string[];
  /** Changes the installed files before nginx reads them, for a host with a wrong setup. */
  readonly change?: (prefix: string) => Promise<void>;
}

/** A running host. */
export interface NginxHost {
  /** The origin of the portal, such as `https://localhost:3311`. */
  readonly origin: string;
  /** The http origin that redirects to it. */
  readonly httpOrigin: string;
  /** The text of `portal.log` or `portal-error.log` as it is now. */
  log(name: 'portal.log' | 'portal-error.log'): Promise<string>;
  /** Reloads the configuration, as `systemctl reload nginx` does. */
  reload(): void;
  close(): Promise<void>;
}

/** Where nginx has its modules and types on this machine, as it reports. */
function nginxFolders(nginx: string) {
  const said = spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr;
  const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(said)?.[1] ?? '';
  return { config: dirname(argument('conf-path')), modules: argument('modules-path') };
}

/** Whether nginx has Debian's module for brotli here. */
export function brotliModule(): string | undefined {
  const file = join(nginxFolders(findNginx().nginx).modules, 'ngx_http_brotli_static_module.so');
  return existsSync(file) ? file : undefined;
}

/**
 * Checks the shipped files with `nginx -t` and runs nginx with them.
 * @throws with nginx's message when it refuses them or does not start
 */
export async function startNginx(host: HostOptions): Promise<NginxHost> {
  const { nginx, openssl } = findNginx();
  const prefix = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const logs = join(prefix, 'logs');
  await mkdir(logs);
  const [httpPort, httpsPort, noApi] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const [certificate, key] = [join(prefix, 'certificate.pem'), join(prefix, 'key.pem')];
  run(openssl, [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const { root, options = [], apiPort = noApi } = host;
  const ports = { httpPort, httpsPort, apiPort };
  await installShipped(prefix, { ...ports, root, certificate, key, logs, options });
  await host.change?.(prefix);

  const config = join(prefix, 'nginx.conf');
  const brotli = options.includes('brotli.conf') ? brotliModule() : undefined;
  await writeFile(config, outerConfig(prefix, nginxFolders(nginx).config, brotli));
  const args = ['-p', prefix, '-c', config, '-e', join(logs, 'start.log')];
  run(nginx, ['-t', ...args]);
  const child = spawn(nginx, args, { stdio: 'ignore' });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  await untilOpen(httpsPort, child);

  return {
    origin: `https://localhost:${httpsPort}`,
    httpOrigin: `http://localhost:${httpPort}`,
    log: (name) => readFile(join(logs, name), 'utf8'),
    reload: () => child.kill('SIGHUP'),
    close: async () => {
      process.off('exit', stop);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      stop();
      await ended;
      await rm(prefix, { recursive: true, force: true });
    },
  };
}

/** The configuration around the shipped site file: like Debian's nginx.conf, but with every path in our own folder. */
function outerConfig(prefix: string, system: string, module: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // A worker of another user could not read the folders of a test.
    process.getuid?.() === 0 ? 'user root;' : '',
    module === undefined ? '' : `load_module ${module};`,
    `daemon off; worker_processes 1; pid ${prefix}/nginx.pid; error_log ${prefix}/logs/error.log;`,
    'events { worker_connections 256; }',
    `http { include ${system}/mime.types; sendfile on; tcp_nopush on;`,
    ...temporary.map((name) => `${name}_temp_path ${prefix}/${name};`),
    'include portal.conf; }',
  ].join('\n');
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Waits until nginx listens or has ended. */
async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('close', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx ended with ${child.exitCode} before it listened`);
}
