import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { breachText, checkAnswer, checkRequest } from '../../contract/checker/checker';
import { loadOperations } from '../../contract/checker/description';
import { checkValue } from '../../contract/checker/schema-validator';
import { exampleRequest } from '../../contract/requests/example-request';
import { createBackend } from '../../mocks/server/backend';
import { send } from '../support/call';
import { plantedFaults } from '../support/planted-faults';
import { tokenOf } from '../support/sessions';
import { listen } from '../support/target';

type Resolver = Parameters<typeof http.all>[1];

const brokenHandlers: readonly { name: string; resolver: Resolver; found: RegExp }[] = [
  {
    name: 'throws',
    resolver: () => Promise.reject(new Error('out of order')),
    found: /enota: out of order/,
  },
  { name: 'answers nothing', resolver: () => undefined, found: /its handler gave no answer/ },
  {
    name: 'answers 204 with a body',
    resolver: () => new HttpResponse('x', { status: 204 }),
    found: /enota: .*204/,
  },
  {
    name: 'fails like a network',
    resolver: () => HttpResponse.error(),
    found: /status: is not documented/,
  },
];

const operations = await loadOperations();
const bytes = (text: string) => new TextEncoder().encode(text);

function operationOf(id: string) {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  return operation;
}

describe('the checker', () => {
  it.for(plantedFaults)('finds $name', ({ operation, body, found, ...answer }) => {
    const breaches = checkAnswer(operationOf(operation), { ...answer, body: bytes(body) });
    expect(breaches.map(breachText).join('\n')).toMatch(found);
  });

  it('finds a body on 204', () => {
    const answer = { status: 204, contentType: 'application/json', body: bytes('{}') };
    const breaches = checkAnswer(operationOf('logout'), answer);
    expect(breaches.map(breachText)).toEqual(['logout 204 body: must be empty']);
  });

  it('finds every breach of an answer, not only the first', () => {
    const answer = { status: 200, contentType: 'application/json', body: bytes('[{}]') };
    expect(checkAnswer(operationOf('listUnits'), answer)).toHaveLength(7);
  });

  it('accepts the media type with a charset, in upper or lower case', () => {
    const contentType = 'Application/JSON; charset=UTF-8';
    const answer = { status: 200, contentType, body: bytes('[]') };
    expect(checkAnswer(operationOf('listUnits'), answer)).toEqual([]);
  });

  it('refuses bytes that are not UTF-8', () => {
    const body = new Uint8Array([0x22, 0xe8, 0x22]);
    const answer = { status: 200, contentType: 'application/json', body };
    expect(checkAnswer(operationOf('hasUserTenants'), answer).map(breachText)).toEqual([
      'hasUserTenants 200 body: is not JSON in UTF-8',
    ]);
  });

  it('accepts a query parameter only once', () => {
    const query = new URLSearchParams('inventarna_stevilka=1&inventarna_stevilka=2');
    const request = {
      pathParameters: { product: 'portal' },
      query,
      contentType: null,
      body: bytes(''),
    };
    expect(checkRequest(operationOf('listOpenItems'), request).map(breachText)).toEqual([
      'listOpenItems request query/inventarna_stevilka: is given more than once',
    ]);
  });
});

describe('decimals', () => {
  const schema = { type: 'number', multipleOf: 0.01 };

  it.for([0, 0.01, 0.07, 1.1, 4.35, 31.9, 286.84, 31264.35, 8.2, -31.9, 999999999.99, 1e21])(
    'accepts %d',
    (value) => {
      expect(checkValue(schema, value)).toEqual([]);
    },
  );

  it.for([0.001, 1.005, 0.1 + 0.2, 217.499999, -0.123, 0.0100000000001, 1e-7])(
    'refuses %d',
    (value) => {
      expect(checkValue(schema, value)).toHaveLength(1);
    },
  );
});

describe('a backend whose handler is broken', () => {
  it.for(plantedFaults)('answers 500 with the place: $name', async (fault) => {
    const { operation: id, status, contentType, body, found } = fault;
    const headers = contentType === null ? {} : { 'Content-Type': contentType };
    const { detail, reports } = await answerOfBroken(id, () => {
      // A string body would get a content type automatically.
      return new HttpResponse(body === '' ? null : bytes(body), { status, headers });
    });
    expect(detail).toMatch(found);
    expect(reports).toEqual([detail]);
  });

  it.for(brokenHandlers)('answers 500 when its handler $name', async ({ resolver, found }) => {
    expect((await answerOfBroken('listUnits', resolver)).detail).toMatch(found);
  });

  it('names the operation, not the token in the path of a link', async () => {
    const { detail, reports } = await answerOfBroken('getInvitation', () => undefined);
    expect(detail).toBe('GET /api/auth/v1/invitation/{zeton}: its handler gave no answer');
    expect(reports).toEqual([detail]);
  });
});

/** The answer and the reported faults of a backend in which one operation has another handler. */
async function answerOfBroken(id: string, resolver: Resolver) {
  const operation = operationOf(id);
  const reports: string[] = [];
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  const method = operation.method === 'POST' ? http.post : http.get;
  // The line begins with the number of the request.
  const report = (line: string) => void reports.push(line.replace(/^[0-9a-f]{16} /, ''));
  const target = await listen(createBackend({ handlers: [method(path, resolver)], report }));
  try {
    const token = operation.secured ? await tokenOf(target.url, 'Ana') : undefined;
    const answer = await send(target.url, { ...exampleRequest(operation), token });
    const body = await answer.json();
    expect(answer.status).toBe(500);
    expect(body).toMatchObject({ code: 5, error: 'Unknown internal server error' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return { detail: String(body.detail), reports };
  } finally {
    await target.close();
  }
}
