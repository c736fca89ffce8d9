import type { Plugin } from 'vite';

/** A file of another project in this repository, which no package manager knows. */
interface CopiedFile {
  /** Its package and version. */
  readonly name: string;
  readonly version: string;
  /** An SPDX id. */
  readonly licence: string;
  /** How its name begins in the build. */
  readonly builtAs: string;
  /** What `licences.txt` says about it. */
  readonly notice: string;
}

export const copiedFiles: readonly CopiedFile[] = [
  {
    name: 'inter-ui',
    version: '4.1.1',
    licence: 'OFL-1.1',
    builtAs: 'assets/inter-',
    notice: `Copyright 2016 The Inter Project Authors

This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is available with a FAQ at:
http://scripts.sil.org/OFL

The font is a subset of Inter and has copyright and license in its own name table.`,
  },
];

const LICENCES = 'licences.txt';

/** Adds the files of other projects to `licences.txt`, in which the bundler names packages only. */
export function licencesOfCopiedFiles(): Plugin {
  return {
    name: 'portal-licences-of-copied-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const listed = bundle[LICENCES];
        if (listed?.type !== 'asset') throw new Error(`The build has no ${LICENCES}.`);
        const names = Object.keys(bundle);
        for (const { name, version, licence, builtAs, notice } of copiedFiles) {
          if (!names.some((each) => each.startsWith(builtAs))) {
            throw new Error(`The build has no ${builtAs}…: correct scripts/build/copied-files.ts.`);
          }
          listed.source = `${listed.source}\n## ${name} - ${version} (${licence})\n\n${notice}\n`;
        }
      },
    },
  };
}
