import { describe, expect, it } from 'vitest';
import { loadOperations } from '../checker/description';
import type { FuzzedCall } from '../fuzz/calls';
import { type FuzzOptions, tryCalls } from '../fuzz/fuzz';
import { exchange } from './exchange';
import type { ServerUnderTest, Settings } from './settings';
import { surveyUsers } from './surveyed-users';

const operations = await loadOperations();
/** Generated bodies could change something on the server, so only reads are sent; logout would end the session. */
const reading = operations.filter(({ method, id }) => method === 'GET' && id !== 'logout');
const HOUR_MS = 3_600_000;

/** `--calls`: generated reads, right and wrong ones; each answer must be one that the description has. */
export function describeGenerated(
  server: ServerUnderTest,
  settings: Settings,
  options: FuzzOptions,
): void {
  const { chosen } = settings;
  const tried = chosen ? reading.filter(({ id }) => chosen.includes(id)) : reading;
  describe.runIf(options.calls > 0 && tried.length > 0)('generated calls', () => {
    const users = surveyUsers(server, operations, settings);
    const tokenOf = ({ token }: FuzzedCall) => {
      if (token === 'own') return users.first.token;
      if (token === 'other') return users.second?.token;
      return token === 'forged' ? 'e30.e30.forged' : undefined;
    };

    it(
      'are answered by the description',
      () =>
        tryCalls(
          options,
          async (fuzzed) => {
            const operation = reading.find(({ id }) => id === fuzzed.id);
            if (!operation) throw new Error(`There is no operation ${fuzzed.id}.`);
            const call = { ...fuzzed.call, token: tokenOf(fuzzed) };
            const { breaches, status, sent, came } = await exchange(server.url, operation, call);
            const failed = status >= 500 ? [`status ${status}`] : [];
            expect([...breaches, ...failed], `sent: ${sent}\nanswer: ${came}`).toEqual([]);
          },
          tried,
        ),
      HOUR_MS,
    );
  });
}
