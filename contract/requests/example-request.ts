import type { Operation } from '../checker/description';
import type { JsonSchema } from '../checker/raw-document';
import type { Call } from '../requests/send-request';

/** What to change about an example request. */
export interface Changes {
  /** Parameters by name; an unknown name is added to the query. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Leaves out optional query parameters. */
  readonly onlyRequired?: boolean;
}

/**
 * A request made of the examples of the description; an optional parameter without one is left out. It succeeds for the demo resident Ana at her first manager.
 * @throws when a parameter or a body has no example
 */
export function exampleRequest(operation: Operation, changes: Changes = {}): Call {
  const values = new Map(Object.entries(changes.parameters ?? {}));
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    // A cursor has no example, because only a server can give one.
    if (!parameter.required && parameter.example === undefined && !values.has(name)) continue;
    const value = values.get(name) ?? exampleOf(operation, name, parameter.example);
    if (parameter.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (parameter.in === 'header') headers[name] = value;
    else if (parameter.required || values.has(name) || !changes.onlyRequired)
      query.set(name, value);
    values.delete(name);
  }
  for (const [name, value] of values) query.set(name, value);
  const json = exampleBody(operation);
  return {
    method: operation.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(json !== undefined && { json }),
  };
}

/** The first example of an operation's JSON body; `undefined` for an operation without a body. */
export function exampleBody(operation: Operation): unknown {
  const content = operation.requestBody?.content['application/json'];
  if (!content) return undefined;
  const [first] = Object.values(content.examples ?? {});
  if (!first) throw new Error(`${operation.id} has no example of its body`);
  return first.value;
}

/** Parameters that only filter the result and do not identify anything. */
const narrowing = ['product', 'leto', 'od', 'do', 'obdobje', 'vrsta'];

/** Names of the parameters with an id; all other query parameters only filter the result. */
export function idParameters(operation: Operation): readonly string[] {
  const isId = ({ name, in: place }: Operation['parameters'][number]) =>
    !narrowing.includes(name) &&
    (place === 'path' || name === 'inventarna_stevilka' || name === 'objekt_sifra');
  return operation.parameters.filter(isId).map(({ name }) => name);
}

/** Ids that do not exist, by parameter. */
export function unknownIds(operation: Operation): Record<string, string> {
  const entries = idParameters(operation).map((name) => {
    const parameter = operation.parameters.find((each) => each.name === name);
    return [name, parameter?.schema?.type === 'integer' ? '999999999' : 'neznano'];
  });
  return Object.fromEntries(entries);
}

/** The example request with ids that do not exist. */
export function unknownThing(operation: Operation): Call {
  const request = exampleRequest(operation, { parameters: unknownIds(operation) });
  const { json } = request;
  if (typeof json !== 'object' || json === null || !('inventarna_stevilka' in json)) return request;
  return { ...request, json: { ...json, inventarna_stevilka: 'neznano' } };
}

/** Whether an operation's success is JSON. */
export function answersJson({ responses }: Operation): boolean {
  return responses.get(200)?.['application/json'] !== undefined;
}

/** Texts that a schema refuses, each with its fault; empty for a schema without constraints. */
export function refusedTexts(schema: JsonSchema): readonly (readonly [string, string])[] {
  const faults: (readonly [string, string])[] = [];
  if (schema.maxLength !== undefined) faults.push(['too long', 'x'.repeat(schema.maxLength + 1)]);
  if (schema.pattern !== undefined) faults.push(['against its pattern', '!']);
  if (schema.minLength !== undefined && schema.minLength > 0) faults.push(['empty', '']);
  return faults;
}

function exampleOf(operation: Operation, name: string, example: unknown): string {
  if (example === undefined) throw new Error(`${operation.id}: parameter ${name} has no example`);
  return String(example);
}
