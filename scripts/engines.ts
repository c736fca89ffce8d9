/** Finds the browsers of other engines than Chromium's, which the tests in browser-tests/engines/ drive. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall, onPath, type ProgramSearch, thisMachine } from './debian-package';
import { Problem } from './problem';

/** The programs that drive WebKitGTK, the engine of Safari. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A display without a screen: WebKitGTK's small browser has no headless mode. */
  readonly display: string;
}

/** The programs that drive WPE 2.38, whose engine is that of Safari 16. */
export interface OldSafariPrograms {
  readonly driver: string;
  readonly browser: string;
}

/** Where Debian keeps programs of a library, in a folder named after the processor. */
const LIBRARIES = '/usr/lib';

/**
 * Finds Firefox, or installs Debian's package if this user has the rights.
 * @throws Problem saying what to do when there is none
 */
export function findFirefox(search: ProgramSearch = thisMachine()): string {
  return findProgram(
    search,
    () => onPath(['firefox-esr', 'firefox'], search.env),
    ['firefox-esr', 'fonts-liberation', 'fonts-dejavu-core'],
    'Firefox',
  );
}

/**
 * Finds WebKitGTK with its driver, or installs Debian's packages if this user has the rights.
 * @throws Problem saying what to do when there is none
 */
export function findWebKit(
  search: ProgramSearch = thisMachine(),
  libraries = LIBRARIES,
): WebKitPrograms {
  return findProgram(
    search,
    () => {
      const driver = onPath(['WebKitWebDriver'], search.env);
      const display = onPath(['Xvfb'], search.env);
      const browser = inLibraries(libraries, /^webkit(2)?gtk-/, 'MiniBrowser');
      return driver && display && browser ? { driver, browser, display } : undefined;
    },
    ['webkit2gtk-driver', 'xvfb', 'fonts-liberation', 'fonts-dejavu-core'],
    'WebKitGTK',
  );
}

/**
 * Finds WPE with its driver, or installs Debian's packages if this user has the rights.
 * @throws Problem saying what to do when there is none
 */
export function findOldSafari(search: ProgramSearch = thisMachine()): OldSafariPrograms {
  return findProgram(
    search,
    () => {
      const driver = onPath(['WPEWebDriver'], search.env);
      const browser = onPath(['cog'], search.env);
      return driver && browser ? { driver, browser } : undefined;
    },
    ['wpewebkit-driver', 'cog'],
    'WPE',
  );
}

/**
 * Finds the program that reads the text of a PDF, or installs Debian's package if this user has the rights.
 * @throws Problem saying what to do when there is none
 */
export function findPdfToText(search: ProgramSearch = thisMachine()): string {
  return findProgram(
    search,
    () => onPath(['pdftotext'], search.env),
    ['poppler-utils'],
    'a reader of PDFs',
  );
}

function findProgram<Found>(
  search: ProgramSearch,
  look: () => Found | undefined,
  packages: readonly string[],
  name: string,
): Found {
  const what = `Installing ${name} for the tests in other engines`;
  const found = findOrInstall(search, look, packages, what);
  if (found !== undefined) return found;
  throw new Problem(
    `The tests in other engines found no ${name}. Install it (Debian: \`apt-get install ${packages.join(' ')}\`), then try again.`,
  );
}

/** The program of this name in `/usr/lib/<processor>/<library>/`, of the newest library whose name fits. */
function inLibraries(libraries: string, library: RegExp, name: string): string | undefined {
  const below = (folder: string) => {
    try {
      return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    } catch {
      return [];
    }
  };
  return below(libraries)
    .flatMap(({ name: processor }) =>
      below(join(libraries, processor))
        .filter((entry) => library.test(entry.name))
        .map((entry) => join(libraries, processor, entry.name, name)),
    )
    .filter((path) => existsSync(path))
    .sort()
    .at(-1);
}
