import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import { comparable } from './comparable';
import { type Exchange, exchange, expectNoFault } from './exchange';
import { requestFor } from './findings';
import type { ServerUnderTest, Settings } from './settings';
import type { SurveyedUsers } from './surveyed-users';

/** Data may change between two calls on a server in use; twice in a row this is unlikely. */
const MOST_TRIES = 3;

/** The same question gets the same answer: ids, order and amounts do not change from call to call. */
export function describeSteadyAnswers(
  server: ServerUnderTest,
  reading: readonly Operation[],
  { product }: Settings,
  users: SurveyedUsers,
): void {
  const steady = reading.filter(({ id }) => id !== 'getCaptcha');
  describe.each(steady)('$id', (operation) => {
    it('gives the same answer twice', async (context) => {
      const { findings, token, answers } = users.first;
      const request = requestFor(operation, product, findings);
      if (!request || !answers.has(operation.id)) return context.skip();
      const ask = () => exchange(server.url, operation, { ...request, token });
      let before = await ask();
      for (let tries = 1; ; tries += 1) {
        const now = await ask();
        const fault = difference(before, now);
        if (fault === undefined || tries === MOST_TRIES) {
          return expectNoFault(now, fault === undefined ? [] : [fault]);
        }
        before = now;
      }
    });
  });
}

function difference(one: Exchange, other: Exchange): string | undefined {
  const text = ({ status, json, size }: Exchange) =>
    JSON.stringify([status, json === undefined ? size : comparable(json)]);
  return text(one) === text(other) ? undefined : 'the same call must have the same answer';
}
