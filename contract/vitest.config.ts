import { defineConfig } from 'vitest/config';

/** The suite for any server by its address; `any-server/main.ts` starts it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'any-server',
    include: ['any-server/{reading,refusals,changes}.test.ts'],
    environment: 'node',
    // One file at a time: a file must not see temporary changes of another file.
    fileParallelism: false,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
