import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { filesUnder } from './files-under.ts';

/** What `release.json` says about a build. */
export interface Release {
  /** The portal's version, from `package.json`. */
  readonly portal: string;
  /** The version of the description that it was built for, from `openapi/portal.yaml`. */
  readonly contract: string;
  /** The sha256 of all files of the build, in hexadecimal: two builds with one sum are the same build. */
  readonly sum: string;
}

export const RELEASE_FILE = 'release.json';

/** They are made from other files of the build, or about them. */
const notCounted = /^(release\.json|sbom\.cdx\.json|.*\.(br|gz))$/;

/** Writes `release.json`, by which an operator sees which build a host serves (`deploy/README.md`). */
export function release(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'portal-release',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      // After Vite has copied the files of public/.
      order: 'post',
      sequential: true,
      handler: async () => {
        const read = (name: string) => readFileSync(resolve(root, name), 'utf8');
        const { version } = JSON.parse(read('package.json')) as { readonly version: string };
        const contract = /^ {2}version: (\S+)$/m.exec(read('openapi/portal.yaml'))?.[1] ?? '';
        const built: Release = { portal: version, contract, sum: await sumOf(folder) };
        await writeFile(resolve(folder, RELEASE_FILE), `${JSON.stringify(built)}\n`);
      },
    },
  };
}

/**
 * Sums the files of a build by name and content, without the compressed copies.
 * @param folder the build
 * @returns 64 hexadecimal digits, the same on every machine
 */
export async function sumOf(folder: string): Promise<string> {
  const names = (await filesUnder(folder))
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((name) => !notCounted.test(name))
    .sort();
  const sum = createHash('sha256');
  for (const name of names) {
    const content = await readFile(resolve(folder, name));
    sum.update(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
  }
  return sum.digest('hex');
}
