import type { Operation } from '../checker/description';
import { exampleBody, exampleRequest, refusedTexts, unknownIds } from '../requests/example-request';
import type { Call } from '../requests/send-request';

/** A request that breaks the description, and in what way. */
export interface BrokenRequest {
  readonly fault: string;
  readonly request: Call;
}

const json = { 'Content-Type': 'application/json' };
const bodies = ['', '{"', 'null', '[]', '"besedilo"', '{}'];

/** Requests with one parameter that its schema refuses; the ids among the others are nobody's. */
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

/** Requests whose body is none that the operation takes: so little that nothing could be written from it. */
export function brokenBodies(operation: Operation, product: string): readonly BrokenRequest[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const { json: _, ...bare } = requestForNobody(operation, product);
  return bodies.map((text) => ({
    fault: text === '' ? 'an empty body' : `the body ${text}`,
    request: { ...bare, headers: json, text },
  }));
}

/**
 * Requests with one thing wrong in their body. What is right in it is the example's, which names nobody's things, a
 * wrong password and a bot check that is long used, so that also a server that takes it can write nothing.
 */
export function brokenProperties(operation: Operation, product: string): readonly BrokenRequest[] {
  const { required = [], properties = {} } =
    operation.requestBody?.content['application/json']?.schema ?? {};
  const base = requestForNobody(operation, product);
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

/** The example request for things that are nobody's, with the passwords of nobody. */
export function requestForNobody(operation: Operation, product: string): Call {
  const parameters = { ...productOf(operation, product), ...unknownIds(operation) };
  const request = exampleRequest(operation, { parameters });
  if (operation.requestBody === undefined) return request;
  const nobody: Readonly<Record<string, unknown>> = {
    inventarna_stevilka: 'neznano',
    email: 'nihce@example.si',
    trenutno_geslo: 'Napacno1',
    bill_password: 'XXXX-XXXX',
    token: 'x'.repeat(43),
  };
  const body: Readonly<Record<string, unknown>> = Object(exampleBody(operation));
  const changes = Object.entries(nobody).filter(([name]) => name in body);
  return { ...request, json: { ...body, ...Object.fromEntries(changes) } };
}

/** The product where the operation takes one. */
export function productOf({ parameters }: Operation, product: string): Record<string, string> {
  return parameters.some(({ name }) => name === 'product') ? { product } : {};
}
