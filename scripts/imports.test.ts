/** Each room of the repository imports only what a table allows. `src/layers.test.ts` has the layers of `src`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The types of the contract, which are generated from `openapi/`. */
const CONTRACT_TYPES = 'src/api/schema';

/** Each room, and the rooms that it may import. A test in `src` is not a part of the portal, so it has its own row. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  public: [],
  src: [],
  contract: [],
  mocks: ['contract'],
  'contract-tests': ['contract', 'mocks'],
  scripts: ['contract', 'contract-tests', 'mocks'],
  'configuration files': ['scripts'],
  'model-tests': ['contract', 'mocks', 'src'],
  'browser-tests': [
    'configuration files',
    'contract',
    'contract-tests',
    'mocks',
    'model-tests',
    'scripts',
    'src',
    'tools',
  ],
  'tests of src': ['browser-tests', 'contract', 'mocks', 'src'],
  deploy: ['browser-tests', 'mocks', 'scripts', 'src'],
  bench: ['browser-tests', 'contract', 'deploy', 'mocks', 'scripts', 'src'],
  tools: ['contract', 'contract-tests', 'mocks', 'scripts', 'src'],
};

interface Import {
  /** Paths in the repository. */
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

/** The room of a file in the repository, or of an import without its extension. */
function roomOf(path: string): string {
  const [folder = ''] = path.split('/');
  if (folder === path) return 'configuration files';
  return folder === 'src' && path.endsWith('.test.ts') ? 'tests of src' : folder;
}

const skipped = /^(node_modules|dist|docs-api|test-results|playwright-report|\..*)$/;

/** All TypeScript and JavaScript files under a folder, as paths in the repository. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : filesUnder(path);
    return /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith('.d.ts') ? [relative(root, path)] : [];
  });
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+['"]([^'"]+)['"]|\bimport\(?\s*['"]([^'"]+)['"]/gm;

/** The relative imports of a file. */
function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = match[2] ?? match[3] ?? '';
    if (!target.startsWith('.')) return [];
    const to = relative(root, resolve(root, dirname(from), target));
    return [{ from, to, typeOnly: match[1] !== undefined }];
  });
}

/** Imports of `src` that the table does not allow in general. */
function isException({ from, to, typeOnly }: Import): boolean {
  const room = roomOf(from);
  const ofContract = typeOnly && to === CONTRACT_TYPES;
  if (room === 'mocks') return ofContract;
  // These compare the portal with the backend and with the description.
  if (room === 'contract-tests') return ofContract || from.startsWith('contract-tests/portal/');
  // The build renders the login page and uses the portal's types.
  return room === 'scripts' && typeOnly;
}

/** What is wrong with an import, or nothing. */
function breach(each: Import): string | undefined {
  const [from, to] = [roomOf(each.from), roomOf(each.to)];
  if (from === to || (from === 'tests of src' && to === 'src')) return undefined;
  if (mayImport[from]?.includes(to)) return undefined;
  if (to === 'src' && isException(each)) return undefined;
  return `${each.from} imports ${each.to}`;
}

const files = filesUnder(root);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
/** These files contain imports as samples or in templates. */
const samples = [
  'scripts/imports.test.ts',
  'src/layers.test.ts',
  'tools/new/call.ts',
  'tools/new/screen.ts',
];
const all = [...texts]
  .filter(([file]) => !samples.includes(file))
  .flatMap(([file, text]) => importsIn(file, text));

describe('the rooms of the repository', () => {
  test('are all in the table', () => {
    const rooms = new Set(files.map(roomOf));
    expect([...rooms].sort()).toEqual(Object.keys(mayImport).sort());
  });

  test('have no circular imports', () => {
    const done = new Set<string>();
    const visit = (room: string, path: readonly string[]): void => {
      expect(path, `circle: ${[...path, room].join(' → ')}`).not.toContain(room);
      if (done.has(room)) return;
      for (const next of mayImport[room] ?? []) visit(next, [...path, room]);
      done.add(room);
    };
    for (const room of Object.keys(mayImport)) visit(room, []);
  });

  test('import only what the table allows', () => {
    expect(all.length).toBeGreaterThan(3000);
    expect(all.flatMap((each) => breach(each) ?? [])).toEqual([]);
  });

  test.each([
    ['src/app/x.ts', "import { createBackend } from '../../mocks/server/backend';"],
    ['src/app/x.ts', "const { call } = await import('../../contract-tests/support/call');"],
    ['mocks/x.ts', "import { unitLabel } from '../src/domain/units/unit';"],
    ['mocks/x.ts', "import type { Unit } from '../src/domain/api-types';"],
    ['mocks/x.ts', "import { schema } from '../src/api/schema';"],
    ['contract/x.ts', "import type { components } from '../src/api/schema';"],
    ['contract/any-server/x.ts', "import { DEMO_LOGINS } from '../../mocks/world/seed';"],
    [
      'contract-tests/x.test.ts',
      "import { keyNames } from '../src/text/bills/cost-specification';",
    ],
    ['scripts/x.ts', "import { test } from '../browser-tests/helpers/portal';"],
    ['scripts/x.ts', "import { unitLabel } from '../src/domain/units/unit';"],
  ])('may not, in %s: %s', (file, text) => {
    const [first] = importsIn(file, text);
    expect(first && breach(first)).toContain(`${file} imports `);
  });

  test.each([
    ['mocks/units/x.ts', "import type { components } from '../../src/api/schema';"],
    ['mocks/x.ts', "import { loadOperations } from '../contract/checker/description';"],
    ['contract-tests/portal/x.test.ts', "import { unitLabel } from '../../src/domain/units/unit';"],
    ['src/api/x.test.ts', "import { loadOperations } from '../../contract/checker/description';"],
  ])('may, in %s: %s', (file, text) => {
    const [first] = importsIn(file, text);
    expect(first && breach(first)).toBeUndefined();
    expect(first).toBeDefined();
  });
});

describe('PrimeReact (docs/decisions/0027)', () => {
  const OF_PRIME = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]prime(?:react|icons)\b/;
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

  test('is imported by src/ui/prime alone', () => {
    const users = [...texts].filter(
      ([file, text]) => !samples.includes(file) && OF_PRIME.test(text),
    );
    expect(users.length).toBeGreaterThan(0);
    const others = users.filter(([file]) => !file.startsWith('src/ui/prime/'));
    expect(others.map(([file]) => file)).toEqual([]);
  });

  test.each([
    "import { Tree } from 'primereact/tree';",
    "const part = import('primereact/tree');",
    "import 'primereact/resources/primereact.css';",
    "import 'primeicons/primeicons.css';",
  ])('is found in %s', (text) => {
    expect(text).toMatch(OF_PRIME);
  });

  test('is exactly 10.9.9, and nothing else of its maker is installed', () => {
    const { dependencies, devDependencies } = read('package.json');
    expect(dependencies.primereact).toBe('10.9.9');
    const { packages } = read('package-lock.json');
    expect(packages['node_modules/primereact']).toMatchObject({
      version: '10.9.9',
      license: 'MIT',
    });
    const names = [dependencies, devDependencies, packages].flatMap((each) => Object.keys(each));
    const ofMaker = /(^|\/)(prime(react|icons|flex)|@primereact|@primeuix)(\/|$)/;
    const found = new Set(names.map((name) => ofMaker.exec(name)?.[2]).filter(Boolean));
    expect([...found]).toEqual(['primereact']);
  });
});

describe('the package contract', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { dependencies } = read('contract/package.json');
  const portal = read('package.json');

  test('names the packages that it imports', () => {
    const imported = [...texts]
      .filter(([file]) => file.startsWith('contract/'))
      .flatMap(([, text]) => [...text.matchAll(IMPORT)].map((match) => match[2] ?? match[3] ?? ''))
      .filter((name) => !/^(\.|node:)/.test(name))
      .map((name) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0]);
    // Its command starts tsx.
    expect(Object.keys(dependencies).sort()).toEqual([...new Set([...imported, 'tsx'])].sort());
  });

  test('has the version of the description', () => {
    const [, version] =
      /^ {2}version: (.+)$/m.exec(readFileSync(join(root, 'openapi/portal.yaml'), 'utf8')) ?? [];
    expect(read('contract/package.json').version).toBe(version);
  });

  test('has the versions of the portal', () => {
    const versions = { ...portal.dependencies, ...portal.devDependencies };
    expect(dependencies).toEqual(
      Object.fromEntries(Object.keys(dependencies).map((name) => [name, versions[name]])),
    );
  });
});
