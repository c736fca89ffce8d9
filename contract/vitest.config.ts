import { defineConfig } from 'vitest/config';

const { CONTRACT_TESTS: pattern } = process.env;

/** The suite for any server by its address; `any-server/main.ts` starts it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'any-server',
    include: ['any-server/{reading,refusals,changes,generated}.test.ts'],
    setupFiles: ['any-server/save-coverage.ts'],
    // In an installed package these files are in `node_modules`.
    exclude: [],
    server: { deps: { inline: [/portal-contract/] } },
    environment: 'node',
    ...(pattern && { testNamePattern: pattern }),
    // One file at a time: a file must not see temporary changes of another file.
    fileParallelism: false,
    isolate: false,
    // Each request has its own limit (send-request.ts); a slow server or a low pace only makes the run longer.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
  },
});
