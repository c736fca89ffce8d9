import { expect, test } from 'vitest';
import { earlyPacker } from './late-packer';
import type { Bundle } from './sizes';

const screen = '/portal/src/screens/cost-specification.tsx';
const fflate = '/portal/node_modules/fflate/esm/browser.js';

/** A bundle of a screen, its dialog and the packer, linked as given. */
function bundleOf(links: {
  readonly imports: string[];
  readonly dynamicImports: string[];
}): Bundle {
  const chunk = (name: string, more: object) => [
    `${name}.js`,
    {
      type: 'chunk',
      fileName: `${name}.js`,
      name,
      isEntry: false,
      facadeModuleId: null,
      moduleIds: [],
      imports: [],
      dynamicImports: [],
      ...more,
    },
  ];
  return Object.fromEntries([
    chunk('page', { facadeModuleId: screen, ...links }),
    chunk('packer', { moduleIds: ['/portal/src/domain/evidence/make-pack.ts', fflate] }),
  ]);
}

test('a packer that a page loads when a pack is made is no fault', () => {
  expect(earlyPacker(bundleOf({ imports: [], dynamicImports: ['packer.js'] }))).toEqual([]);
});

test.each(['/portal/src/domain/evidence/make-pack.ts', fflate])(
  'a page must not have %s in a file of its own',
  (module) => {
    const bundle = bundleOf({ imports: ['packer.js'], dynamicImports: [] });
    Object.assign(bundle['packer.js'] ?? {}, { moduleIds: [module] });
    expect(earlyPacker(bundle)).toHaveLength(1);
  },
);

test('a page must not import the packer', () => {
  const early = earlyPacker(bundleOf({ imports: ['packer.js'], dynamicImports: [] }));
  expect(early).toEqual([expect.stringMatching('cost-specification: packer.js has .*make-pack')]);
});
