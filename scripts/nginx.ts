import { findOrInstall, onPath, type ProgramSearch, thisMachine } from './debian-package';
import { Problem } from './problem';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'];

/** Where Debian and Homebrew install it; Debian's folder is not on every user's PATH. */
const systemFolders = '/usr/sbin:/usr/local/sbin:/opt/homebrew/bin';

/** The programs that the tests of `deploy/` run. */
export interface NginxPrograms {
  readonly nginx: string;
  /** Makes the certificate of the test host. */
  readonly openssl: string;
}

/**
 * Finds nginx and openssl: the machine's own, or Debian's packages, which are installed if this user has the rights.
 * @throws Problem saying what to do when there are none
 */
export function findNginx(
  search: ProgramSearch = thisMachine(),
  folders = systemFolders,
): NginxPrograms {
  const look = () => {
    const env = { ...search.env, PATH: `${search.env.PATH ?? ''}:${folders}` };
    const nginx = onPath(['nginx'], env);
    const openssl = onPath(['openssl'], env);
    return nginx === undefined || openssl === undefined ? undefined : { nginx, openssl };
  };
  const what = 'Installing nginx for the tests of deploy/';
  const found = findOrInstall(search, look, packages, what);
  if (found !== undefined) return found;
  throw new Problem(
    'No nginx with openssl was found, so the files of deploy/ are not tested here. Install both (Debian: `apt-get install nginx-light openssl`), then run `npm run nginx`.',
  );
}
