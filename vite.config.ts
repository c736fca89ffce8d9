import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentPrime } from './scripts/build/absent-prime.ts';
import { oldestBrowsers } from './scripts/build/browsers.ts';
import { budgets } from './scripts/build/budgets.ts';
import { chunkNames } from './scripts/build/chunks.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { licencesOfCopiedFiles } from './scripts/build/copied-files.ts';
import { earlyStart } from './scripts/build/early-start.ts';
import { dayjsModules, reactModules } from './scripts/build/es-modules.ts';
import { latePacker } from './scripts/build/late-packer.ts';
import { latePrime } from './scripts/build/late-prime.ts';
import { loginPage } from './scripts/build/login-page.ts';
import { minifyRescue } from './scripts/build/minify-rescue.ts';
import { precompress } from './scripts/build/precompress.ts';
import { productionRouter } from './scripts/build/production-router.ts';
import { release } from './scripts/build/release.ts';
import { shellStyles } from './scripts/build/shell-styles.ts';
import { absentScroll, plainIcons, reactsOwnStore } from './scripts/build/substitutes.ts';
import { unusedParts } from './scripts/build/unused-parts.ts';
import { unusedToastStyles } from './scripts/build/unused-toast-styles.ts';
import { validPrime } from './scripts/build/valid-prime.ts';

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as {
  readonly version: string;
};

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.VITE_PORTAL_VERSION': JSON.stringify(version) },
  resolve: {
    alias: [
      absentPrime,
      ...(command === 'build'
        ? [absentScroll, plainIcons, reactsOwnStore, ...productionRouter, ...dayjsModules]
        : []),
    ],
  },
  plugins: [
    react(),
    shellStyles(),
    earlyStart(),
    compileHints(),
    loginPage(),
    minifyRescue(),
    unusedParts(),
    reactModules(),
    latePrime(),
    latePacker(),
    validPrime(),
    licencesOfCopiedFiles(),
    release(),
    precompress(),
    budgets(),
  ],
  css: { lightningcss: { unusedSymbols: unusedToastStyles } },
  build: {
    target: [...oldestBrowsers].map(([name, version]) => `${name}${version}`),
    sourcemap: false,
    // The licences of the bundled packages must be shipped with the bundle.
    license: { fileName: 'licences.txt' },
    // The content security policy allows no inline script, no data: fonts and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(`${import.meta.dirname}/src`) }],
        },
      },
    },
  },
}));
