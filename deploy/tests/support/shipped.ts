/** The shipped nginx files with an operator's settings filled in. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shipped = fileURLToPath(new URL('../../nginx', import.meta.url));

/** What an operator sets in `portal.conf`. */
export interface OperatorSettings {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly apiPort: number;
  readonly root: string;
  readonly certificate: string;
  readonly key: string;
  /** Replaces /var/log/nginx. */
  readonly logs: string;
  /** Optional snippets that are switched on, such as `brotli.conf`. */
  readonly options?: readonly string[];
}

/**
 * Copies the shipped files to where nginx looks for them and fills in an operator's settings.
 * @param prefix stands for /etc/nginx
 * @throws when a line to be set is missing
 */
export async function installShipped(prefix: string, settings: OperatorSettings): Promise<void> {
  await cp(shipped, prefix, { recursive: true });
  const { logs, options = [] } = settings;
  const snippets = join(prefix, 'snippets/portal');
  for (const name of await readdir(snippets)) {
    const file = join(snippets, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, switchOn(text, options).replaceAll('/var/log/nginx', logs));
  }
  const file = join(prefix, 'portal.conf');
  let text = await readFile(file, 'utf8');
  for (const [line, value] of linesToSet(settings)) {
    if (!line.test(text)) throw new Error(`portal.conf has no line like ${line}`);
    text = text.replace(line, value);
  }
  await writeFile(file, switchOn(text, options));
}

function switchOn(text: string, options: readonly string[]): string {
  return options.reduce(
    (so, name) => so.replace(`# include snippets/portal/${name};`, (line) => line.slice(2)),
    text,
  );
}

function linesToSet(settings: OperatorSettings): readonly (readonly [RegExp, string])[] {
  const { httpPort, httpsPort, apiPort, root, certificate, key } = settings;
  return [
    [/listen 80( default_server)?;/g, `listen 127.0.0.1:${httpPort}$1;`],
    [/listen \[::\]:80( default_server)?;/g, ''],
    [/listen 443 ssl http2( default_server)?;/g, `listen 127.0.0.1:${httpsPort} ssl http2$1;`],
    [/listen \[::\]:443 ssl http2( default_server)?;/g, ''],
    [/server_name portal\.example\.si;/g, 'server_name localhost;'],
    [/server 127\.0\.0\.1:4000;/, `server 127.0.0.1:${apiPort};`],
    [/ssl_certificate [^;]+;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${key};`],
    [/root \/srv\/portal\/current;/g, `root ${root};`],
  ];
}
