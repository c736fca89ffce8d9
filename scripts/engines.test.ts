import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProgramSearch } from './debian-package';
import { findFirefox, findOldSafari, findPdfToText, findWebKit } from './engines';

let folder = '';
let ran: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-engines-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

/** A machine whose `apt-get install` makes these programs. */
function machine(installs: readonly string[][] = []): ProgramSearch {
  return {
    env: { PATH: folder },
    run: (_command, args) => {
      ran.push(args.join(' '));
      if (args[0] === 'install') for (const path of installs) program(...path);
      return true;
    },
    isRoot: true,
    say: () => undefined,
  };
}

it('takes the programs of this machine', () => {
  const firefox = program('firefox-esr');
  const reader = program('pdftotext');
  expect(findFirefox(machine())).toBe(firefox);
  expect(findPdfToText(machine())).toBe(reader);
  const [driver, browser] = [program('WPEWebDriver'), program('cog')];
  expect(findOldSafari(machine())).toEqual({ driver, browser });
  expect(ran).toEqual([]);
});

it('finds the browser of WebKitGTK in the folder of the newest library, on any processor', () => {
  const [driver, display] = [program('WebKitWebDriver'), program('Xvfb')];
  program('lib', 'aarch64-linux-gnu', 'webkit2gtk-4.0', 'MiniBrowser');
  const browser = program('lib', 'aarch64-linux-gnu', 'webkit2gtk-4.1', 'MiniBrowser');
  program('lib', 'aarch64-linux-gnu', 'other', 'MiniBrowser');
  expect(findWebKit(machine(), join(folder, 'lib'))).toEqual({ driver, browser, display });
});

it("installs Debian's packages when a program is missing", () => {
  program('apt-get');
  program('WebKitWebDriver');
  const made = [['Xvfb'], ['lib', 'x86_64-linux-gnu', 'webkit2gtk-4.1', 'MiniBrowser']];
  expect(findWebKit(machine(made), join(folder, 'lib')).display).toBe(join(folder, 'Xvfb'));
  expect(ran[1]).toMatch(/^install .*--no-install-recommends webkit2gtk-driver xvfb /);
});

it('throws with instructions when a browser is missing and cannot be installed', () => {
  expect(() => findFirefox(machine())).toThrow('apt-get install firefox-esr');
  expect(() => findWebKit(machine(), folder)).toThrow('apt-get install webkit2gtk-driver xvfb');
  expect(() => findOldSafari(machine())).toThrow('apt-get install wpewebkit-driver cog');
  expect(() => findPdfToText(machine())).toThrow('apt-get install poppler-utils');
});
