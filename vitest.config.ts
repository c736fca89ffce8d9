import { defineConfig } from 'vitest/config';

/** Contract tests that do not depend on the server behind Prism: they test our own tools or the HTTP transport. */
const withoutPrism = [
  'contract-tests/any-server/**',
  'contract-tests/protocol/{checker,conventions,fuzz,prism,transport}.test.ts',
  'contract-tests/portal/{completeness,shapes}.test.ts',
];
/**
 * What Prism's proxy cannot find anything new in: refusals, which are repeated for each operation, and the backend's own
 * behaviour. The areas, the rare values, each success (`derived`) and each error (`provoked-errors`) of each operation stay.
 */
const withoutProxy = [
  'contract-tests/protocol/{access,authentication,body-limit,examples,generated-world,invalid-requests,isolation,one-amount,paging}.test.ts',
  'contract-tests/portal/**',
  'contract-tests/refused/**',
  // Each operation once for each kind of user: refusals again.
  'contract-tests/people/rights.test.ts',
  'contract-tests/events/privacy.test.ts',
  // Files go past the proxy, which would hand them on as text.
  'contract-tests/{billing,documents}/pdf.test.ts',
];
/**
 * What takes longest: the suite for any server once more, in most of them as a separate program; archives of files; each
 * operation for each kind of former owner. `npm run contract:long` runs them.
 */
const longContract = [
  'contract-tests/any-server/{behind-spring,certificate,command,other-order,package,young-server}.test.ts',
  'contract-tests/{billing,documents}/zip.test.ts',
  'contract-tests/people/{former-owner,former-unit-access}.test.ts',
];
const { CONTRACT_TARGET: target = 'backend' } = process.env;
const excluded: Readonly<Record<string, readonly string[]>> = {
  proxy: [...withoutPrism, ...withoutProxy],
  mock: withoutPrism,
};

/** The portal in a browser with another engine than Chromium's, which Playwright does not drive. */
const engine = (name: `${'firefox' | 'webkit'}${'' | '-long'}`, include: string[]) => ({
  test: {
    name,
    include: include.map((file) => `browser-tests/engines/${file}.test.ts`),
    globalSetup: ['browser-tests/engines/global-setup.ts'],
    provide: {
      engine: name.startsWith('webkit') ? ('webkit' as const) : ('firefox' as const),
      isLong: name.endsWith('-long'),
    },
    environment: 'node' as const,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,mocks,contract,scripts,tools,bench,model-tests,browser-tests/helpers}/**/*.test.ts',
          ],
          // These need the address of a server: contract/vitest.config.ts runs them.
          exclude: ['contract/any-server/{reading,refusals,changes,generated}.test.ts'],
          environment: 'node',
          // Halves the run time. It is safe: each test sets up its own state and restores its stubs.
          isolate: false,
          // Generated tests take seconds on a machine that runs other things too.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['contract-tests/**/*.test.ts'],
          exclude: [...longContract, ...(excluded[target] ?? [])],
          setupFiles: [
            'contract-tests/support/keep-connections.ts',
            'contract-tests/support/save-coverage.ts',
          ],
          environment: 'node',
          // The files share only the API description, which is then read once instead of once per file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract-long',
          include: longContract,
          setupFiles: ['contract-tests/support/keep-connections.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'nginx',
          include: ['deploy/tests/**/*.test.ts'],
          globalSetup: ['deploy/tests/support/global-setup.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'container',
          include: ['deploy/container/tests/**/*.test.ts'],
          globalSetup: ['deploy/tests/support/global-setup.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      engine('firefox', ['flows', 'print']),
      engine('firefox-long', ['flows', 'print']),
      engine('webkit', ['flows', 'old-safari']),
      engine('webkit-long', ['flows']),
    ],
  },
});
