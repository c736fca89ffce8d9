/**
 * The functions of `src/api`, with the portal's real client, against the target: each request is right by the description,
 * and each right answer comes out as data.
 */
import { describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { onMock, testServer } from '../support/target';
import type { Drive } from './driven/drive';
import { drives } from './driven/drives';
import { expectHeld, hasValue, operationOf } from './driven/held';
import { openPortal, type Portal } from './driven/portal';

const titleOf = ({ of, by = '' }: Drive) => `${of.name}(${by})`;

/** The outcome of a drive. The requests are checked first: a wrong one explains the failure that it causes. */
async function outcomeOf({ run, calls, asks = [] }: Drive, portal: Portal): Promise<unknown> {
  const [outcome] = await Promise.allSettled([run(portal)]);
  for (const exchange of portal.sent) await expectHeld(exchange);
  if (outcome.status === 'rejected') throw outcome.reason;
  expect(portal.sent.map(({ request }) => operationOf(request)?.id)).toEqual(calls);
  const [first] = portal.sent;
  expect(asks.filter((value) => !first || !hasValue(first.request, value))).toEqual([]);
  return outcome.value;
}

const operations = await loadOperations();
/** Whether a drive changes nothing, so that it may share a server: it only reads, and prepares nothing else. */
const isReading = ({ calls }: Drive) =>
  calls.every(
    (id) => id !== 'logout' && operations.find((each) => each.id === id)?.method === 'GET',
  );
const shared = testServer();

describe.each(drives.map((each) => [titleOf(each), each] as const))('%s', (_title, drive) => {
  const server = isReading(drive) ? shared : testServer();

  it.skipIf(onMock && drive.notOnMock !== undefined)(
    `calls ${drive.calls.join(', ')}`,
    async () => {
      const portal = await openPortal(server);
      const result = await outcomeOf(drive, portal);
      const isEmpty = portal.sent.at(-1)?.answer.status === 204;
      expect(result === undefined, 'gives no data').toBe(isEmpty);
      if ('gives' in drive) expect(result).toEqual(drive.gives);
    },
  );
});
