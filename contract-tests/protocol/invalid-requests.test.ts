/** A request that breaks the description is refused with 422 and §8's code 1, derived from its schemas. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import type { JsonSchema } from '../../contract/checker/raw-document';
import { exampleBody, exampleRequest, refusedTexts } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

type FieldError = components['schemas']['FieldError'];

const operations = await loadOperations();
const server = testServer();
let token = '';

beforeAll(async () => {
  token = await tokenOf(server.url, 'Ana');
});

/** @param fields the fields or parameters that the refusal must name as wrong; a missing one begins with `-` */
async function refuses(
  operation: Operation,
  request: Call,
  fields: readonly string[] = [],
): Promise<void> {
  const answer = await call(server.url, operation.secured ? { ...request, token } : request);
  expect(answer.status).toBe(422);
  const refusal = { code: 1, error: 'Invalid data received' };
  // The mock answers with the example, which does not name the fault of this request.
  if (onMock) expect(answer.json).toMatchObject(refusal);
  else {
    const detail = expect.stringContaining(`${operation.id} request`);
    const { napake = [], ...rest } = Object(answer.json);
    expect(rest).toEqual({ ...refusal, detail });
    const named = napake.map(
      ({ polje, razlog }: FieldError) => `${razlog === 'manjka' ? '-' : ''}${polje}`,
    );
    expect([...new Set(named)]).toEqual(fields);
  }
}

describe.each(operations)('$id refuses', (operation) => {
  it.skipIf(onMock)('an unknown query parameter', () =>
    refuses(operation, exampleRequest(operation, { parameters: { neznano: '1' } }), ['neznano']),
  );

  for (const { name, in: place, schema } of operation.parameters) {
    for (const [fault, value] of refusedTexts(schema ?? {})) {
      // An empty path parameter is another path, and an empty header may be lost on the way.
      if (place !== 'query' && value === '') continue;
      // Prism takes an empty query parameter for a missing one.
      it.skipIf(onMock && value === '')(`${place} parameter ${name} that is ${fault}`, () =>
        refuses(operation, exampleRequest(operation, { parameters: { [name]: value } }), [name]),
      );
    }
    if (place === 'header') {
      it(`a request without the header ${name}`, () => {
        const { headers: _, ...request } = exampleRequest(operation);
        return refuses(operation, request, [`-${name}`]);
      });
    } else if (place === 'query') {
      it.skipIf(onMock)(`query parameter ${name} given twice`, () => {
        const { method, path } = exampleRequest(operation, { parameters: { [name]: '1' } });
        return refuses(operation, { method, path: `${path}&${name}=1` }, [name]);
      });
    } else {
      it.skipIf(onMock)(`path parameter ${name} that is not UTF-8`, () => {
        const { path, ...request } = exampleRequest(operation, { parameters: { [name]: 'MARK' } });
        return refuses(operation, { ...request, path: path.replace('MARK', '%E0%A4%A') }, [name]);
      });
    }
  }
});

describe.each(operations.filter(hasBody))('$id refuses', (operation) => {
  const { json: _, ...bare } = exampleRequest(operation);
  const json = { ...bare.headers, 'Content-Type': 'application/json' };
  const example = Object(exampleBody(operation));
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};

  it('a missing body', () => refuses(operation, bare));
  it('an empty JSON body', () => refuses(operation, { ...bare, headers: json, text: '' }));
  it.skipIf(onMock)('malformed JSON', () =>
    refuses(operation, { ...bare, headers: json, text: '{"email":' }),
  );
  it.for(['null', '[]', '"text"', '1'])('%s as a body', (text) =>
    refuses(operation, { ...bare, headers: json, text }),
  );
  it('a property that is not described', () =>
    refuses(operation, { ...bare, json: { ...example, neznano: 1 } }, ['neznano']));

  it.for([...(schema.required ?? [])])('a body without %s', (name) => {
    const { [name]: _left, ...rest } = example;
    return refuses(operation, { ...bare, json: rest }, [`-${name}`]);
  });
  it.for(propertyFaults(schema))('%s that is %s', ([name, , value]) =>
    refuses(operation, { ...bare, json: { ...example, [name]: value } }, [name]),
  );
});

describe.each(operations.filter((operation) => !hasBody(operation) && operation.method !== 'GET'))(
  '$id refuses',
  (operation) => {
    it('a body, for an operation without one', () =>
      refuses(operation, { ...exampleRequest(operation), json: {} }));
  },
);

function hasBody({ requestBody }: Operation): boolean {
  return requestBody !== undefined;
}

function propertyFaults({ properties = {} }: JsonSchema): [string, string, unknown][] {
  return Object.entries(properties).flatMap(([name, schema]): [string, string, unknown][] => [
    ...(allows(schema, 'null') ? [] : [[name, 'null', null] as [string, string, unknown]]),
    ...(allows(schema, 'array') ? [] : [[name, 'a list', []] as [string, string, unknown]]),
    ...refusedTexts(schema).map(([fault, value]): [string, string, unknown] => [
      name,
      fault,
      value,
    ]),
  ]);
}

function allows({ type }: JsonSchema, wanted: string): boolean {
  return [type].flat().includes(wanted);
}
