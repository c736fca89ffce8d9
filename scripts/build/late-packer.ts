import type { Plugin } from 'vite';
import { earlyModules } from './late-prime.ts';
import type { Bundle } from './sizes.ts';

/** The ZIP library, and the packer that uses it. */
const PACKER = /\/node_modules\/fflate\/|\/src\/domain\/evidence\/make-pack\.ts$/;

/** Fails the build when a page needs the packer before a pack is made (`docs/decisions/0035-evidence-pack.md`). */
export function latePacker(): Plugin {
  return {
    name: 'portal-late-packer',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = earlyPacker(bundle);
      if (found.length > 0) {
        throw new Error(`The packer is loaded before a pack is made:\n${found.join('\n')}`);
      }
    },
  };
}

/** Each file that a page or the dialog of a pack loads by static imports and that has modules of the packer. */
export function earlyPacker(bundle: Bundle): string[] {
  return earlyModules(bundle, PACKER);
}
