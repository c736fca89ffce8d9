import { expect, test } from 'vitest';
import { earlyPrime } from './late-prime';
import type { Bundle } from './sizes';

interface Chunk {
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** A bundle of chunks by name, with only what the check reads. */
function bundleOf(chunks: Readonly<Record<string, Chunk>>): Bundle {
  const whole = Object.entries(chunks).map(([name, chunk]) => [
    `${name}.js`,
    {
      ...{ type: 'chunk', fileName: `${name}.js`, name, isEntry: false, facadeModuleId: null },
      ...{ moduleIds: [], imports: [], dynamicImports: [] },
      ...chunk,
    },
  ]);
  return Object.fromEntries(whole);
}

const forms = '/portal/src/screens/forms.tsx';
const calendar = '/portal/node_modules/primereact/calendar/calendar.esm.js';

test('a part that a screen loads late is no fault', () => {
  const bundle = bundleOf({
    index: { isEntry: true, moduleIds: ['/portal/src/ui/prime/prime-part.tsx'] },
    forms: { facadeModuleId: forms, dynamicImports: ['calendar.js'] },
    calendar: { moduleIds: ['/portal/src/ui/prime/calendar.tsx'], imports: ['prime.js'] },
    prime: { moduleIds: [calendar] },
  });
  expect(earlyPrime(bundle)).toEqual([]);
});

test.each([
  ['an entry', { isEntry: true }, 'start'],
  ['the shell', { name: 'shell' }, 'start'],
  ['a screen', { facadeModuleId: forms }, 'forms'],
  ['a layout', { facadeModuleId: '/portal/src/shell/blank-layout.tsx' }, 'start'],
])('%s must not import PrimeReact, not even through other files', (_, chunk, page) => {
  const bundle = bundleOf({
    start: { ...chunk, imports: ['shared.js'] },
    shared: { imports: ['prime.js'] },
    prime: { moduleIds: ['/portal/src/domain/dates/date.ts', calendar] },
  });
  const name = 'name' in chunk ? chunk.name : page;
  expect(earlyPrime(bundle)).toEqual([expect.stringMatching(`${name}: prime.js has .*calendar`)]);
});

test('a part of our own counts as PrimeReact', () => {
  const bundle = bundleOf({ start: { isEntry: true, moduleIds: ['/portal/src/ui/prime/x.tsx'] } });
  expect(earlyPrime(bundle)).toEqual(['start: start.js has /portal/src/ui/prime/x.tsx']);
});
