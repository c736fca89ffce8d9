import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,mocks,scripts,model-tests,browser-tests/helpers}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'contract',
          include: ['contract-tests/**/*.test.ts'],
          setupFiles: ['contract-tests/coverage/setup.ts'],
          environment: 'node',
          // Its files share no state but the description, which is read once instead of once a file.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
