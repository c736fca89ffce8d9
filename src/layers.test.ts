import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = import.meta.dirname;

/** The layer line: each layer may import only the layers before it. `shell` and `screens` have the same place. */
const layers = [
  ['text'],
  ['domain'],
  ['ui'],
  ['storage'],
  ['navigation'],
  ['api'],
  ['machines'],
  ['parts'],
  ['shell', 'screens'],
  ['app'],
] as const;

/** The packages that each layer may import. The kit (`ui`) must not use server, session or routes. */
const packagesOf: Readonly<Record<string, readonly string[]>> = {
  text: [],
  domain: ['dayjs', 'fflate', 'jwt-decode'],
  ui: [
    ...['react', 'react-dom', 'lucide-react', 'downshift', 'react-hook-form', 'react-toastify'],
    'primereact',
    ...['@tanstack/react-virtual', 'd3-scale', 'd3-shape'],
  ],
  storage: [],
  navigation: [],
  api: ['@tanstack/react-query', 'altcha-lib', 'openapi-fetch'],
  machines: ['react', 'xstate', '@xstate/react'],
  parts: [
    ...['react', 'react-router-dom', 'lucide-react', '@tanstack/react-query'],
    ...['htmlparser2', 'lean-qr'],
  ],
  shell: ['react', 'react-router-dom', 'lucide-react', '@tanstack/react-query'],
  screens: ['react', 'react-router-dom', 'lucide-react', '@tanstack/react-query'],
  app: [
    ...['react', 'react-dom', 'react-router-dom', 'lucide-react', '@tanstack/react-query'],
    '@oddbird/popover-polyfill',
    ...['xstate', 'dayjs'],
  ],
};

/** The entry files, which the pages load first. */
const entries = ['main.tsx', 'login.ts', 'early.ts'];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const rank = (folder: string) => layers.findIndex((layer) => layer.some((name) => name === folder));
const folderOf = (file: string) => relative(root, file).split('/')[0] ?? '';

function sources(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && !/\.(test|d)\.ts$/.test(path) ? [path] : [];
  });
}

const IMPORT =
  /(?:import|export)\s+(type\s)?[^'";]*?from\s+['"](\.[^'"]+)['"]|import\(?\s*['"](\.[^'"]+)['"]/g;

function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    from: file,
    to: resolve(dirname(file), match[2] ?? match[3] ?? ''),
    typeOnly: match[1] !== undefined,
  }));
}

const PACKAGE = /(?:from|import\(?)\s*['"]([^.'"][^'"]*)['"]/g;

/** The packages that a file imports although its layer may not. */
function packageBreaches(file: string, text: string): string[] {
  const allowed = packagesOf[folderOf(file)] ?? [];
  return [...text.matchAll(PACKAGE)]
    .map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    .filter((name) => !allowed.includes(name))
    .map((name) => `${relative(root, file)} imports ${name}`);
}

/** Describes the fault of an import; `undefined` for a correct one. */
function breach({ from, to, typeOnly }: Import): string | undefined {
  const line = `${relative(root, from)} imports ${relative(root, to)}`;
  if (relative(root, to).startsWith('..')) return `${line}, which is outside of src`;
  const [source, target] = [folderOf(from), folderOf(to)];
  if (entries.includes(relative(root, from))) {
    return target === 'app' ? undefined : `${line}; an entry imports app only`;
  }
  if (typeOnly && target === 'api' && to.endsWith('/schema')) return undefined;
  if (source === target) return source === 'screens' ? screenBreach(line, from, to) : undefined;
  if (source === 'machines' && target === 'api' && !typeOnly) return `${line} by value`;
  return rank(target) < rank(source) ? undefined : `${line}, against the layer line`;
}

/** A screen may import its own style sheet and its own parts, in the folder of its name, but no other screen. */
function screenBreach(line: string, from: string, to: string): string | undefined {
  const [screen = ''] = relative(join(root, 'screens'), from)
    .replace(/\.tsx?$/, '')
    .split('/');
  const isOwnPart = relative(join(root, 'screens'), to).startsWith(`${screen}/`);
  return isOwnPart || to.endsWith('.css') ? undefined : `${line}; no screen imports a screen`;
}

const files = sources();
const all = files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

function cycleFrom(file: string, graph: Map<string, string[]>, path: string[] = []): string[] {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  for (const next of graph.get(file) ?? []) {
    const cycle = cycleFrom(next, graph, [...path, file]);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('the layer line', () => {
  test('has a place for every folder in src', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => !entries.includes(folder)));
    expect([...folders].filter((folder) => rank(folder) === -1)).toEqual([]);
  });

  test('is followed by every import', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.map(breach).filter(Boolean)).toEqual([]);
  });

  test('allows each layer only its own packages', () => {
    const breaches = files.flatMap((file) => packageBreaches(file, readFileSync(file, 'utf8')));
    expect(breaches).toEqual([]);
  });

  test.each([
    ['ui/x.tsx', "import { Link } from 'react-router-dom';", 'react-router-dom'],
    ['ui/x/y.ts', "import { useQuery } from '@tanstack/react-query';", '@tanstack/react-query'],
    ['ui/x.ts', "import { useSelector } from '@xstate/react';", '@xstate/react'],
    ['ui/x.ts', "const x = import('xstate/actions');", 'xstate'],
    ['screens/x.tsx', "import { toast } from 'react-toastify/unstyled';", 'react-toastify'],
    ['storage/x.ts', "import 'dayjs/locale/sl';", 'dayjs'],
  ])('finds the forbidden package in %s: %s', (file, text, name) => {
    expect(packageBreaches(join(root, file), text)).toEqual([`${file} imports ${name}`]);
  });

  test('has no import cycle', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, typeOnly } of all) {
      if (typeOnly) continue;
      const target = [to, `${to}.ts`, `${to}.tsx`].find((path) => files.includes(path));
      if (target) graph.set(from, [...(graph.get(from) ?? []), target]);
    }
    const cycles = files.map((file) => cycleFrom(file, graph)).filter((cycle) => cycle.length > 0);
    expect(cycles.map((cycle) => cycle.map((file) => relative(root, file)))).toEqual([]);
  });

  test.each([
    ['domain/x.ts', "import { api } from '../api/client';", 'against the layer line'],
    ['ui/x.tsx', "const x = import('../shell/footer');", 'against the layer line'],
    ['screens/x.tsx', "import Home from './home';", 'no screen imports a screen'],
    ['screens/x.tsx', "import { Part } from './home/part';", 'no screen imports a screen'],
    ['screens/x/part.tsx', "import X from '../x';", 'no screen imports a screen'],
    ['screens/x.tsx', "import { Footer } from '../shell/footer';", 'against the layer line'],
    ['machines/x.ts', "import { logIn } from '../api/account';", 'by value'],
    ['app/x.ts', "import { createBackend } from '../../mocks/backend';", 'outside of src'],
    ['app/x.ts', "import { test } from '../../browser-tests/helpers/portal';", 'outside of src'],
  ])('finds the violation in %s: %s', (file, text, problem) => {
    const [first] = importsIn(join(root, file), text);
    expect(first && breach(first)).toContain(problem);
  });
});

test('the units are loaded by the session and read in one place; a start may fetch them ahead', () => {
  const users = sources().filter((file) =>
    /import[^;]*\bunitsQuery\b[^;]*\/units'/.test(readFileSync(file, 'utf8')),
  );
  expect(users.map((file) => relative(root, file)).sort()).toEqual([
    'app/routing/prepare-page.ts',
    'app/session/actors.ts',
    'parts/unit/use-units.ts',
  ]);
});
