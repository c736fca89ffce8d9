/** `--write`: what each writing operation must refuse, derived from the description. Nothing may be written by it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { idParameters } from '../support/example-request';
import { testServer } from '../support/target';
import {
  brokenBodies,
  brokenParameters,
  brokenProperties,
  requestForNobody,
} from './broken-requests';
import { exchange, expectStatus } from './exchange';
import { requestForOthers } from './findings';
import { readSettings } from './settings';
import { operationOf, type Survey, survey } from './survey';

const settings = readSettings();
const { product } = settings;
const operations = await loadOperations();
const server = testServer();
const writing = operations.filter(({ method }) => method !== 'GET');
const withIds = writing.filter((operation) => idParameters(operation).length > 0);
/** A server with a fault would do these for good, so that they are not tried with somebody's own thing. */
const forGood = ['cancelSubmission', 'submitForm'];
const undoable = withIds.filter(({ id }) => !forGood.includes(id));

let first: Survey;
let second: Survey | undefined;

beforeAll(async () => {
  if (!settings.write) return;
  first = await survey(server.url, operations, settings, settings.first);
  if (settings.second) second = await survey(server.url, operations, settings, settings.second);
});

describe.runIf(settings.write).each(writing.filter(({ responses }) => responses.has(422)))(
  '$id',
  (operation) => {
    // Which of the two is found first, the fault or that there is no such thing, the contract leaves open.
    const statuses = operation.responses.has(404) ? [422, 404] : [422];
    const cases = [
      ...brokenParameters(operation, product),
      ...brokenBodies(operation, product),
      ...brokenProperties(operation, product),
    ];

    it.for(cases)('answers 422 to $fault', async ({ request }) => {
      const token = operation.secured ? first.token : undefined;
      expectStatus(await exchange(server.url, operation, { ...request, token }), ...statuses);
    });
  },
);

describe.runIf(settings.write).each(withIds.filter(({ responses }) => responses.has(404)))(
  '$id',
  (operation) => {
    it('answers 404 for what is nobody’s', async () => {
      const request = { ...requestForNobody(operation, product), token: first.token };
      const answer = await exchange(server.url, operation, request);
      expectStatus(answer, 404, ...(operation.page === undefined ? [] : [403]));
    });
  },
);

describe.runIf(settings.write).each(undoable)('$id', (operation) => {
  it('does nothing to the first user’s things for the second', async (context) => {
    if (!second) return context.skip('isolation: say --login2 and --password2');
    const request = requestForOthers(operation, product, first.findings, second.findings);
    if (!request) return context.skip('the two users share what can be asked for');
    const answer = await exchange(server.url, operation, { ...request, token: second.token });
    expectStatus(answer, 403, 404);
  });
});

describe.runIf(settings.write)('all refusals together', () => {
  it('nothing has been written', async () => {
    const now = await survey(server.url, operations, settings, settings.first);
    try {
      expect(seen(now), 'a refused request has changed what the user sees').toEqual(seen(first));
    } finally {
      await restoreName();
    }
  });
});

/** What the user sees, without what is another one each time or follows a login. */
function seen({ answers }: Survey) {
  return [...answers]
    .filter(([id]) => id !== 'getCaptcha')
    .map(([id, { status, json }]) => {
      if (id !== 'getProfile') return [id, status, json];
      const { zadnja_prijava: _, ...rest } = Object(json);
      return [id, status, rest];
    });
}

/** A name is all that a server could have taken from the broken requests, and it can be put back. */
async function restoreName(): Promise<void> {
  const { firstname, lastname } = Object(first.answers.get('getProfile')?.json);
  const operation = operationOf(operations, 'updateProfile');
  const { method, path } = operation;
  const request = { method, path, json: { firstname, lastname }, token: first.token };
  expectStatus(await exchange(server.url, operation, request), 200);
}
