/**
 * Checks what every other command needs: a Node that is new enough and the packages of
 * package-lock.json. It uses no packages, because it installs them. Run alone, as npm does before
 * `npm run build` and `npm run nginx`, it installs what is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns what is wrong with a Node version, or nothing when it is supported.
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined} a sentence for the developer
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (good) return undefined;
  return `Node ${version} is not supported: the portal needs Node 20.19 or a later 20, or 22.12 or later. Install one from https://nodejs.org and try again.`;
}

/**
 * Returns whether the packages on disk are those of package-lock.json. It compares content, not
 * times, because git and archives do not keep times.
 * @param {string} root the folder of package-lock.json
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true;
    const found = present[folder];
    // npm leaves out optional packages that are for another system.
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    const same = found.version === entry.version && found.integrity === entry.integrity;
    return same && existsSync(join(root, folder, 'package.json'));
  });
}

/**
 * Runs `npm ci` when packages are missing or stale; prints nothing otherwise. Ends the
 * process with a sentence and code 1 when Node is too old or npm fails.
 * @param {string} [root] the project's folder
 */
export function ensureInstalled(root = projectRoot) {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) stop(problem);
  if (isInstalled(root)) return;

  console.log('Installing packages (npm ci): they are missing or not those of package-lock.json …');
  // NODE_ENV=production in the shell would leave the tools out.
  const result = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (result.status === 0) return;
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;
  stop(
    `${output.trim()}\n\nThe packages could not be installed. Check the network connection, run \`npm ci\` by hand until it succeeds, then try again.`,
  );
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const options = { cwd, encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 };
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} path */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const [, started] = process.argv;
if (started && existsSync(started) && realpathSync(started) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
}
