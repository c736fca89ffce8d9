/** A second opinion: Prism reads the same description independently of our checker; what it finds fails a test. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readServer } from '../../contract/any-server/settings';
import { loadOperations } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { type Backend, createBackend } from '../../mocks/server/backend';
import { startMock } from '../prism/prism';
import { addressFor, noteProxy, violationsOf } from '../prism/proxies';
import { send } from '../support/call';
import { listen, openProxy } from '../support/target';
import { readTargetName } from '../support/target-name';

const operations = await loadOperations();
const operationOf = (id: string) => operations.find((each) => each.id === id);
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Prism's findings about an answer that replaces the backend's. */
async function findings(json: unknown, status = 200) {
  const handle = async () => Response.json(json, { status, headers });
  const target = await openProxy(await listen({ ...createBackend(), handle } satisfies Backend));
  try {
    const path = '/api/portal-user/v2/notifications/unread_num';
    const answer = await send(target.url, { method: 'GET', path, token: 'any' });
    return violationsOf(answer.status, answer.headers.get('sl-violations'));
  } finally {
    await target.close();
  }
}

// On a busy machine Prism takes longer to load than a test may.
beforeAll(async () => (await startMock()).close());

describe('the proxy', () => {
  it('finds nothing wrong with a right answer', async () => {
    expect(await findings({ unread_num: 2 })).toEqual([]);
  });

  it('finds a wrong field and an undocumented status', async () => {
    expect(await findings({ unread_num: '2' })).toEqual([
      expect.stringContaining('response/body/unread_num'),
    ]);
    expect(await findings({}, 418)).toEqual([expect.stringContaining('response')]);
  });
});

describe('the violations of an answer', () => {
  const violations = JSON.stringify([{ location: ['request', 'body'], message: 'is wrong' }]);

  it.for([
    ['nothing', 200, null, []],
    ['the request of a success', 200, violations, ['request/body: is wrong']],
    ['not the request that is refused', 422, violations, []],
    ['a list that was cut off', 422, 'Too many violations! [', ['Too many violations! [']],
  ] as const)('%s', ([, status, header, found]) => {
    expect(violationsOf(status, header)).toEqual(found);
  });
});

it('sends files past the proxy, and JSON through it', () => {
  noteProxy('http://proxy', 'http://server');
  const address = (id: string, form?: FormData) => {
    const operation = operationOf(id);
    if (!operation) throw new Error(`there is no operation ${id}`);
    const request = { ...exampleRequest(operation), ...(form && { form }) };
    return addressFor('http://proxy', request, operation);
  };
  expect(address('listOpenItems')).toBe('http://proxy');
  expect(address('downloadBill')).toBe('http://server');
  expect(address('submitForm', new FormData())).toBe('http://server');
});

it('the mock starts and answers with an example', async () => {
  const mock = await startMock();
  const answer = await send(mock.url, { method: 'GET', path: '/api/auth/v1/managers' });
  await mock.close();
  expect(answer.status).toBe(200);
});

it('an unknown target is refused with its name', () => {
  expect(readServer({ CONTRACT_URL: 'https://api.example.si' }).url).toBe('https://api.example.si');
  expect(readTargetName({})).toBe('backend');
  expect(() => readTargetName({ CONTRACT_TARGET: 'prism' })).toThrow('no target "prism"');
});
