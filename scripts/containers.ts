import { findOrInstall, onPath, type ProgramSearch, thisMachine } from './debian-package';
import { Problem } from './problem';

const packages = ['buildah', 'debootstrap'];

/** The programs that build the image without a registry. */
export interface ContainerPrograms {
  readonly buildah: string;
  /** Makes the base image from Debian's packages. */
  readonly debootstrap: string;
}

/**
 * Finds buildah and debootstrap: the machine's own, or Debian's packages, which are installed if this user has the
 * rights.
 * @throws Problem saying what to do when there are none, or when this user is not root
 */
export function findContainers(search: ProgramSearch = thisMachine()): ContainerPrograms {
  if (!search.isRoot) {
    throw new Problem('The image is built and started in namespaces, so this command needs root.');
  }
  const look = () => {
    const env = { ...search.env, PATH: `${search.env.PATH ?? ''}:/usr/sbin` };
    const buildah = onPath(['buildah'], env);
    const debootstrap = onPath(['debootstrap'], env);
    return buildah === undefined || debootstrap === undefined
      ? undefined
      : { buildah, debootstrap };
  };
  const what = 'Installing buildah for the tests of the image';
  const found = findOrInstall(search, look, packages, what);
  if (found !== undefined) return found;
  throw new Problem(
    'No buildah with debootstrap was found, so the container image is not tested here. Install both (Debian: `apt-get install buildah debootstrap`), then run `npm run container`.',
  );
}
