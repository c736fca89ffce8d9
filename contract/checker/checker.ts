import { coerce } from './coerce';
import type { Operation } from './description';
import { checkForm, isForm, type ReadForm } from './form';
import type { Content } from './raw-document';
import type { Clock } from './rule-values';
import { checkValue } from './schema-validator';

/** A place where a request or an answer differs from the description. */
export interface Breach {
  readonly operation: string;
  /** The answer's status, or `request`. */
  readonly status: number | 'request';
  /** The place: `body`, `body/postavke/0/odprto`, `query/inventarna_stevilka`, `content-type` … */
  readonly place: string;
  readonly message: string;
  /** The description does not have this field of an object. */
  readonly undescribed?: true;
}

/** An answer with its body read. */
export interface PlainAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Uint8Array;
  /** The server's time (`clocksOf`); without it, rules about today are not checked. */
  readonly clocks?: readonly Clock[];
}

/** A request with its body read and its path parsed. */
export interface PlainRequest {
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Without them, described headers are not checked. */
  readonly headers?: Headers;
  readonly contentType: string | null;
  readonly body: Uint8Array;
  /** The body as a form, if it is a readable form. */
  readonly form?: ReadForm | undefined;
}

/** A breach as one line. */
export function breachText({ operation, status, place, message }: Breach): string {
  return `${operation} ${status} ${place}: ${message}`;
}

/**
 * Checks an answer: its status must be documented, its content type must be one of the documented ones, and its body
 * must be present exactly when a content is documented, and valid by its schema.
 * @returns every breach; an empty list for a right answer
 */
export function checkAnswer(operation: Operation, answer: PlainAnswer): readonly Breach[] {
  const toBreach = breachOf(operation.id, answer.status);
  if (!operation.responses.has(answer.status)) {
    return [toBreach('status', 'is not documented')];
  }
  const content = operation.responses.get(answer.status);
  if (content) return checkContent(content, answer, toBreach);
  return answer.body.length > 0 ? [toBreach('body', 'must be empty')] : [];
}

/**
 * Checks an answer as `checkAnswer` does, and takes for documented what every operation may answer with: errors of the
 * server and of its proxy.
 */
export function checkAnyAnswer(operation: Operation, answer: PlainAnswer): readonly Breach[] {
  const content = operation.everyError.get(answer.status);
  if (!content || operation.responses.has(answer.status)) return checkAnswer(operation, answer);
  return checkContent(content, answer, breachOf(operation.id, answer.status));
}

/**
 * Checks a request: path, query (unknown ones are refused) and header parameters, content type and body.
 * @returns every breach; an empty list for a right request
 */
export function checkRequest(operation: Operation, request: PlainRequest): readonly Breach[] {
  const toBreach = breachOf(operation.id, 'request');
  return [
    ...checkPath(operation, request.pathParameters, toBreach),
    ...checkQuery(operation, request.query, toBreach),
    ...checkHeaderParameters(operation, request.headers, toBreach),
    ...checkRequestBody(operation, request, toBreach),
  ];
}

type ToBreach = (place: string, message: string) => Breach;

function breachOf(operation: string, status: Breach['status']): ToBreach {
  return (place, message) => ({ operation, status, place, message });
}

function checkPath(
  { parameters }: Operation,
  given: PlainRequest['pathParameters'],
  toBreach: ToBreach,
): readonly Breach[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) => {
      const value = decode(given[name] ?? '');
      if (value === undefined) return [toBreach(`path/${name}`, 'is not percent-encoded UTF-8')];
      return checkValue(schema ?? {}, coerce(schema?.type, value)).map(({ message }) =>
        toBreach(`path/${name}`, message),
      );
    });
}

function checkQuery(
  { parameters }: Operation,
  query: URLSearchParams,
  toBreach: ToBreach,
): readonly Breach[] {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...new Set(query.keys())]
    .filter((name) => !names.has(name))
    .map((name) => toBreach(`query/${name}`, 'is not a parameter of this operation'));

  const wrong = known.flatMap(({ name, required, schema }) => {
    const values = query.getAll(name);
    const [value] = values;
    if (value === undefined) return required ? [toBreach(`query/${name}`, 'is missing')] : [];
    const list = schema?.type === 'array';
    if (!list && values.length > 1) return [toBreach(`query/${name}`, 'is given more than once')];
    return checkValue(schema ?? {}, list ? values : coerce(schema?.type, value)).map(
      ({ message }) => toBreach(`query/${name}`, message),
    );
  });
  return [...unknown, ...wrong];
}

function checkHeaderParameters(
  { parameters }: Operation,
  headers: Headers | undefined,
  toBreach: ToBreach,
): readonly Breach[] {
  if (!headers) return [];
  return parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap(({ name, required, schema }) => {
      const value = headers.get(name);
      if (value === null) return required ? [toBreach(`header/${name}`, 'is missing')] : [];
      return checkValue(schema ?? {}, coerce(schema?.type, value)).map(({ message }) =>
        toBreach(`header/${name}`, message),
      );
    });
}

function checkRequestBody(
  { requestBody }: Operation,
  request: PlainRequest,
  toBreach: ToBreach,
): readonly Breach[] {
  if (request.body.length === 0) {
    return requestBody?.required ? [toBreach('body', 'is missing')] : [];
  }
  if (!requestBody) return [toBreach('body', 'must be empty')];
  const form = requestBody.content['multipart/form-data'];
  if (!form || !isForm(request.contentType)) {
    return checkContent(requestBody.content, request, toBreach);
  }
  if (!request.form) return [toBreach('body', 'is not multipart/form-data')];
  return checkForm(form, request.form).map(({ pointer, message }) =>
    toBreach(`body${pointer}`, message),
  );
}

function checkContent(
  content: Content,
  { contentType, body, clocks }: Omit<PlainAnswer, 'status'>,
  toBreach: ToBreach,
): readonly Breach[] {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const described = content[mediaType];
  if (!described) {
    const expected = Object.keys(content).join(' or ');
    return [toBreach('content-type', `is "${mediaType}", must be ${expected}`)];
  }
  if (body.length === 0) return [toBreach('body', 'is missing')];
  if (mediaType !== 'application/json' || !described.schema) return [];
  const value = parseJson(body);
  if (!value) return [toBreach('body', 'is not JSON in UTF-8')];
  return checkValue(described.schema, value.json, clocks).map(
    ({ pointer, message, undescribed }) => ({
      ...toBreach(`body${pointer}`, message),
      ...(undescribed && { undescribed }),
    }),
  );
}

function parseJson(body: Uint8Array): { readonly json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return { json };
  } catch {
    return undefined;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
