import type { Operation } from '../checker/description';
import { exampleBody, exampleRequest, refusedTexts, unknownIds } from '../requests/example-request';
import type { Call } from '../requests/send-request';

/** A request that breaks the description, and how. */
export interface BrokenRequest {
  readonly fault: string;
  readonly request: Call;
}

const json = { 'Content-Type': 'application/json' };
const bodies = ['', '{"', 'null', '[]', '"besedilo"', '{}'];

/** Requests with one parameter that its schema refuses; the ids among the other parameters do not exist. */
export function brokenParameters(operation: Operation, product: string): readonly BrokenRequest[] {
  const base = { ...productOf(operation, product), ...unknownIds(operation) };
  return operation.parameters.flatMap(({ name, in: place, schema }) =>
    refusedTexts(schema ?? {})
      // An empty path parameter is another path.
      .filter(([, value]) => place !== 'path' || value !== '')
      .map(([fault, value]) => ({
        fault: `${place} parameter ${name} that is ${fault}`,
        request: exampleRequest(operation, { parameters: { ...base, [name]: value } }),
      })),
  );
}

/** Requests with a body of the wrong kind; no body has data that a server could save. */
export function brokenBodies(operation: Operation, product: string): readonly BrokenRequest[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const { json: _, ...bare } = requestForUnknown(operation, product);
  return bodies.map((text) => ({
    fault: text === '' ? 'an empty body' : `the body ${text}`,
    request: { ...bare, headers: json, text },
  }));
}

/**
 * Requests with one fault in their body. The other values are those of the example, with ids that do not exist, a wrong
 * password and a used bot check, so that even a server that accepts the request can write nothing.
 */
export function brokenProperties(operation: Operation, product: string): readonly BrokenRequest[] {
  const { required = [], properties = {} } =
    operation.requestBody?.content['application/json']?.schema ?? {};
  const base = requestForUnknown(operation, product);
  const body: Readonly<Record<string, unknown>> = Object(base.json);
  const missing = required.map((name) => {
    const { [name]: _, ...rest } = body;
    return { fault: `a body without ${name}`, request: { ...base, json: rest } };
  });
  const wrong = Object.entries(properties).flatMap(([name, schema]) =>
    refusedTexts(schema).map(([fault, value]) => ({
      fault: `${name} that is ${fault}`,
      request: { ...base, json: { ...body, [name]: value } },
    })),
  );
  return operation.requestBody ? [...missing, ...wrong] : [];
}

/** The example request with ids that do not exist and with wrong passwords. */
export function requestForUnknown(operation: Operation, product: string): Call {
  const parameters = { ...productOf(operation, product), ...unknownIds(operation) };
  const request = exampleRequest(operation, { parameters });
  if (operation.requestBody === undefined) return request;
  const wrongValues: Readonly<Record<string, unknown>> = {
    inventarna_stevilka: 'neznano',
    email: 'nihce@example.si',
    trenutno_geslo: 'Napacno1',
    bill_password: 'XXXX-XXXX',
    token: 'x'.repeat(43),
  };
  const body: Readonly<Record<string, unknown>> = Object(exampleBody(operation));
  const changes = Object.entries(wrongValues).filter(([name]) => name in body);
  return { ...request, json: { ...body, ...Object.fromEntries(changes) } };
}

/** The product, for an operation that has this parameter. */
export function productOf({ parameters }: Operation, product: string): Record<string, string> {
  return parameters.some(({ name }) => name === 'product') ? { product } : {};
}
