/** Runs after `npm run build`: writes `dist/sbom.cdx.json`, the packages of the bundle in CycloneDX's format. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedFiles } from './build/copied-files';
import { Problem, stopWith } from './problem';
import { bundledPackages, type Sbom, sbomOfBundle, withCopies } from './sbom/sbom-of-bundle';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

try {
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
    // With NODE_ENV=production npm would leave packages out.
    '--include=dev',
  ];
  const { stdout, stderr, status } = spawnSync('npm', args, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Problem(`npm could not list the packages for the SBOM.\n${stderr}`);
  const bundled = bundledPackages(readFileSync(join(dist, 'licences.txt'), 'utf8'));
  const sbom = sbomOfBundle(withCopies(JSON.parse(stdout) as Sbom, copiedFiles), bundled);
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(sbom, undefined, 1)}\n`);
} catch (error) {
  stopWith(error);
}
