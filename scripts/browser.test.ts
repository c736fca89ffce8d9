import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BrowserSearch, findBrowser, findHeadlessShell } from './browser';

let folder = '';
let ran: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-browser-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '', { mode: 0o755 });
  return path;
}

function find(
  over: Partial<BrowserSearch> = {},
  env: NodeJS.ProcessEnv = {},
  search = findBrowser,
): string {
  return search({
    env: { PATH: folder, ...env },
    playwrightPath: join(folder, 'none'),
    run: (command, args) => {
      ran.push([command.replace(`${folder}/`, ''), ...args].join(' '));
      return true;
    },
    isRoot: true,
    say: () => undefined,
    ...over,
  });
}

it("takes Playwright's own first, then CHROMIUM_PATH, then the system's", () => {
  const system = program('google-chrome');
  expect(find()).toBe(system);
  const named = program('named');
  expect(find({}, { CHROMIUM_PATH: named })).toBe(named);
  const own = program('own');
  expect(find({ playwrightPath: own }, { CHROMIUM_PATH: named })).toBe(own);
});

it('prefers chromium to google-chrome and skips what cannot be run', () => {
  const chrome = program('google-chrome');
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 });
  expect(find()).toBe(chrome);
  const chromium = program('chromium-browser');
  expect(find()).toBe(chromium);
});

it('reports a CHROMIUM_PATH without a program', () => {
  program('chromium');
  expect(() => find({}, { CHROMIUM_PATH: '/nowhere' })).toThrow('CHROMIUM_PATH is "/nowhere"');
});

it("installs Debian's package as root", () => {
  program('apt-get');
  const run: BrowserSearch['run'] = (_command, args) => {
    ran.push(args.join(' '));
    if (args[0] === 'install') program('chromium');
    return true;
  };
  expect(find({ run })).toBe(join(folder, 'chromium'));
  expect(ran[0]).toBe('update -q');
  expect(ran[1]).toMatch(/^install .*--no-install-recommends chromium /);
});

it('uses sudo only when it asks for no password', () => {
  program('apt-get');
  program('sudo');
  expect(() => find({ isRoot: false })).toThrow('No browser was found');
  expect(ran[0]).toBe('sudo -n true');
  expect(ran[1]).toMatch(/^sudo -n .*apt-get update/);

  ran = [];
  expect(() => find({ isRoot: false, run: () => false })).toThrow(
    'npx playwright install chromium',
  );
  expect(ran).toEqual([]);
});

it('throws with instructions when no browser is found or can be installed', () => {
  expect(() => find()).toThrow('npx playwright install chromium');
  expect(ran).toEqual([]);
});

it('takes the headless shell beside the system’s Chromium, but not beside a chosen one', () => {
  const shell = program('chromium-headless-shell');
  program('chromium');
  expect(find({}, {}, findHeadlessShell)).toBe(shell);
  const named = program('named');
  expect(find({}, { CHROMIUM_PATH: named }, findHeadlessShell)).toBe(named);
  const own = program('own');
  expect(find({ playwrightPath: own }, {}, findHeadlessShell)).toBe(own);
});

it("installs Debian's headless shell, and does with Chromium where it cannot", () => {
  const chromium = program('chromium');
  expect(find({}, {}, findHeadlessShell)).toBe(chromium);
  program('apt-get');
  const run: BrowserSearch['run'] = (_command, args) => {
    if (args.includes('chromium-headless-shell')) program('chromium-headless-shell');
    return true;
  };
  expect(find({ run: () => false }, {}, findHeadlessShell)).toBe(chromium);
  expect(find({ run }, {}, findHeadlessShell)).toBe(join(folder, 'chromium-headless-shell'));
});
