import { test as base } from '@playwright/test';
import { fillForReact } from '../engines/playwright/fill';
import { whyImpossible } from '../engines/playwright/impossible';
import type { Flight } from './flight/flight';
import { breaches, type InvariantName } from './flight/invariants';
import { endFlight, startFlight } from './flight/recorder';
import { ana, arriveLoggedIn } from './session/demo';
import type { Login } from './session/session';

/** What a test may declare about its recording. */
export interface FlightControl {
  /** The recording, growing while the test runs. */
  readonly record: Flight;
  /** Declares a console error or uncaught error that this test causes on purpose. */
  expectError(text: RegExp): void;
  /** Allows requests to one more origin, such as a collector that the test set up. */
  allowOrigin(origin: string): void;
  /** Names a token that must not appear anywhere, when it is neither sent nor stored. */
  guardToken(token: string): void;
  /** Switches one invariant off for this test; the reason is only for readers. */
  exempt(name: InvariantName, reason: string): void;
}

interface Fixtures {
  readonly flight: FlightControl;
  /** Gives the context a real session (Ana's by default), as if the user had logged in earlier. @returns the token */
  readonly signIn: (login?: Login) => Promise<string>;
  /** In Firefox (`npm run browser:engines`): skips what its driver cannot do, and mends what it does wrongly. */
  readonly forFirefox: undefined;
}

/**
 * Playwright's `test` with the flight recorder: every page of the context is watched, and after the test the invariants
 * I1 to I10 are checked, independent of the test's subject.
 */
export const test = base.extend<Fixtures>({
  flight: [
    async ({ context, baseURL }, use) => {
      const record = await startFlight(context, new URL(baseURL ?? '').origin);
      const exempt = new Set<InvariantName>();
      await use({
        record,
        expectError: (text) => record.expectedErrors.push(text),
        allowOrigin: (origin) => record.allowedOrigins.add(origin),
        guardToken: (token) => record.tokens.add(token),
        exempt: (name) => exempt.add(name),
      });
      await endFlight(context, record);
      const found = [...new Set(breaches(record, exempt))];
      if (found.length > 0) {
        throw new Error(`Invariants that do not hold:\n${found.join('\n')}`);
      }
    },
    { auto: true },
  ],
  forFirefox: [
    async ({ browserName, context }, use, { title }) => {
      if (browserName === 'firefox') {
        const reason = whyImpossible(title);
        base.skip(reason !== undefined, reason);
        context.on('page', fillForReact);
      }
      await use(undefined);
    },
    { auto: true },
  ],
  signIn: async ({ context, request, baseURL }, use) => {
    await use((login = ana) => arriveLoggedIn(context, request, baseURL ?? '', login));
  },
});
