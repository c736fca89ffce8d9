import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import { exampleRequest, idParameters } from '../requests/example-request';
import { describeAgreements } from './agreements';
import { describeBotCheck } from './bot-check';
import { productOf } from './broken-requests';
import { exchange, expectStatus } from './exchange';
import { exclusiveOf } from './exclusive';
import { describeFilters } from './filters';
import { MOST_IDS } from './most-ids';
import { describeOpenedPaths } from './opened-paths';
import { describeSeparation } from './separation';
import { describeSessions } from './sessions';
import type { ServerUnderTest, Settings } from './settings';
import { describeSteadyAnswers } from './steady-answers';
import type { SurveyedUsers } from './surveyed-users';
import { createWideSurvey } from './wide-survey';

const safety = { meta: { severity: 'safety' } } as const;

/** Tests across calls: what one answer says must hold in the others. They change nothing on the server. */
export function describeMeaning(
  server: ServerUnderTest,
  operations: readonly Operation[],
  settings: Settings,
  users: SurveyedUsers,
): void {
  const askWidely = createWideSurvey(server, settings);
  const reading = operations.filter(({ method, id }) => method === 'GET' && id !== 'logout');
  describeSessions(server, operations, settings, users);
  describeBotCheck(server, operations, settings);
  describeAgreements(operations, users, askWidely);
  describeSteadyAnswers(server, reading, settings, users);
  describeFilters(server, operations, settings, users);
  describeSeparation(operations, users);
  describeOpenedPaths(server, operations, users);

  const single = reading.filter((operation) => listedId(operation) !== undefined);
  describe.each(single)('$id', (operation) => {
    const name = listedId(operation) ?? '';

    it('answers for each id of the lists', async (context) => {
      if (users.first.answers.get(operation.id)?.status !== 200)
        return context.skip('there is no id to ask for');
      const statuses = operation.mayBeMissing ? [200, 404] : [200];
      for (const { answer } of await askWidely(users.first, operation)) {
        expectStatus(answer, ...statuses);
      }
    });

    it('answers another user for no id of the lists', safety, async (context) => {
      const { first, second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      const ids = [...(exclusiveOf(operations, first, second).ids.get(name) ?? [])];
      if (ids.length === 0) return context.skip('no id is the first user’s alone');
      for (const id of ids.slice(0, MOST_IDS)) {
        const parameters = { ...productOf(operation, settings.product), [name]: id };
        const request = exampleRequest(operation, { parameters, onlyRequired: true });
        const { token } = second;
        expectStatus(await exchange(server.url, operation, { ...request, token }), 403, 404);
      }
    });
  });
}

/** The only id of an operation, when it is one that lists give. */
function listedId(operation: Operation): string | undefined {
  const [name, ...others] = idParameters(operation);
  return name?.startsWith('id_') && others.length === 0 ? name : undefined;
}
