/** The examples of the description have the data of the demo world, so that Prism's mock and the backend agree. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { checkValue } from '../../contract/checker/schema-validator';
import { answersJson, exampleRequest } from '../../contract/requests/example-request';
import { call } from '../support/call';
import { tokenOf } from '../support/sessions';
import { testServer } from '../support/target';

const operations = await loadOperations();
const server = testServer();
let token = '';

/** Operations with a new answer each time. */
const fresh = new Set(['getCaptcha']);

beforeAll(async () => {
  token = await tokenOf(server.url, 'Ana');
});

const reading = operations.filter(({ method }) => method === 'GET').filter(answersJson);

describe.each(reading)('$id', (operation) => {
  it('answers Ana with the first example', async () => {
    const { json } = await call(server.url, { ...exampleRequest(operation), token });
    const wanted = fresh.has(operation.id) ? Object(json) : firstExample(operation);
    expect(json).toEqual(wanted);
  });
});

describe.each(operations.filter(({ parameters }) => parameters.length > 0))('$id', (operation) => {
  it.for([...operation.parameters])('the example of parameter $name is right', (parameter) => {
    if (parameter.name === 'kazalec') return expect(parameter.example).toBeUndefined();
    return expect(checkValue(parameter.schema ?? {}, parameter.example)).toEqual([]);
  });
});

function firstExample(operation: Operation): unknown {
  const examples = operation.responses.get(200)?.['application/json']?.examples ?? {};
  const [first] = Object.values(examples);
  if (!first) throw new Error(`${operation.id} has no example of its answer`);
  return first.value;
}
