/** Builds the image of `deploy/container` without a registry, and runs it without a container engine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findContainers } from '../../../scripts/containers';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The Debian release of the Containerfile. */
const DEBIAN = 'bookworm';

/** A folder that holds images. */
export interface Images {
  /** Builds the image with a build of the portal. @param previous the image whose assets are kept */
  readonly build: (name: string, dist: string, previous?: string) => void;
  /** The file system of an image. */
  readonly mount: (name: string) => string;
  readonly remove: () => void;
}

/** Makes the base image from Debian's packages, in a separate folder. */
export function openImages(folder: string): Images {
  const programs = findContainers();
  const storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) =>
    run(programs.buildah, [...storage, '--storage-driver', 'vfs', ...args]);
  const base = join(folder, 'base');
  run(programs.debootstrap, ['--variant=minbase', DEBIAN, base]);
  const from = buildah('from', 'scratch');
  buildah('add', '--quiet', from, base, '/');
  buildah('commit', '--quiet', from, 'localhost/base');
  return {
    build: (name, dist, previous = 'base') => {
      const context = join(folder, `context-${name}`);
      mkdirSync(context);
      run('cp', ['-R', dist, join(context, 'dist')]);
      run('cp', ['-R', join(root, 'deploy'), join(context, 'deploy')]);
      buildah(
        ...['bud', '--isolation', 'chroot', '--pull-never', '--build-arg', 'BASE=localhost/base'],
        ...['--build-arg', `PREVIOUS=localhost/${previous}`],
        ...['--file', join(context, 'deploy/container/Containerfile')],
        ...['--tag', `localhost/${name}`, context],
      );
    },
    mount: (name) => buildah('mount', buildah('from', '--pull-never', `localhost/${name}`)),
    remove: () => {
      buildah('rm', '--all');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const namespaces = ['--mount', '--pid', '--fork'];

/** A process of the image. */
export interface Started {
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a command in an image as an engine does with the options of `compose.yaml`: read-only, `/tmp` in memory, user
 * 10001, no capability, no new privileges. The network and the cgroup are those of this machine.
 * @param system the mounted file system of the image
 */
export function startIn(system: string, command: string, env: Record<string, string>): Started {
  const script = [
    'mount --bind "$0" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount -t tmpfs -o size=64m,mode=1777 tmpfs "$0/tmp"',
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
    'exec chroot "$0" setpriv --reuid 10001 --regid 10001 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs bash -o pipefail -c "$1"',
  ];
  // nginx opens its outputs by their path, for which they must be pipes of its own user, as an engine gives them.
  const piped = `{ ${command}; } 2>&1 | cat`;
  const child = spawn('unshare', [...namespaces, 'sh', '-c', script.join(' && '), system, piped], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: setpriv removes the signal by which the end of unshare would end its child.
    detached: true,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return {
    child,
    said: () => said,
    stop: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-child.pid, 'SIGKILL');
      await once(child, 'close');
    },
  };
}

/** Runs a program. @returns what it printed, without the last line break */
function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout.trim();
}
