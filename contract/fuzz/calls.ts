import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../checker/description';
import type { RawParameter } from '../checker/raw-document';
import { exampleBody } from '../requests/example-request';
import type { Call } from '../requests/send-request';
import { anyJson, anyText, valueFor } from './values';

/** A generated call, and the kind of its token. */
export interface FuzzedCall {
  /** The operation's id. */
  readonly id: string;
  readonly call: Call;
  readonly token: 'own' | 'other' | 'none' | 'forged';
}

/** Calls of an operation: most are right or almost right, the others have a wrong parameter, query, body or token. */
export function callsOf(operation: Operation): Arbitrary<FuzzedCall> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const inHeaders = operation.parameters.filter((parameter) => parameter.in === 'header');
  return fc
    .record({
      path: fc.tuple(...inPath.map(inPathText)),
      query: fc.tuple(
        ...inQuery.map((parameter) => fc.option(parameterText(parameter), { freq: 3 })),
      ),
      headers: fc.tuple(
        ...inHeaders.map((parameter) => fc.option(inHeaderText(parameter), { freq: 6 })),
      ),
      // Rare, since an unknown parameter is refused before anything else is checked.
      more: fc
        .option(fc.tuple(anyText, anyText), { freq: 1, nil: null })
        .map((pair) => pair ?? undefined),
      isMore: fc.integer({ min: 1, max: 20 }),
      body: bodyOf(operation),
      token: fc.oneof(
        { weight: 7, arbitrary: fc.constant('own' as const) },
        {
          weight: 2,
          arbitrary: fc.constantFrom('other' as const, 'none' as const, 'forged' as const),
        },
      ),
    })
    .map(({ path, query, headers, more, isMore, body, token }) => {
      const address = path.reduce(
        (template, text, index) =>
          template.replace(`{${inPath[index]?.name}}`, encodeURIComponent(text)),
        operation.path,
      );
      const search = new URLSearchParams();
      for (const [index, text] of query.entries()) {
        if (text !== null) search.append(inQuery[index]?.name ?? '', text);
      }
      if (more !== undefined && isMore === 1) search.append(...more);
      const full = search.size > 0 ? `${address}?${search}` : address;
      const sent = { ...body.headers };
      for (const [index, text] of headers.entries()) {
        if (text !== null) sent[inHeaders[index]?.name ?? ''] = text;
      }
      const call = { method: operation.method, path: full, ...body, headers: sent };
      return { id: operation.id, token, call };
    });
}

/** Text for a path segment: an empty one, `.` or `..` would change the path. */
function inPathText(parameter: RawParameter): Arbitrary<string> {
  return parameterText(parameter).filter((text) => !['', '.', '..'].includes(text));
}

/** Text for a header: other letters cannot be sent, and spaces at its ends are lost. */
function inHeaderText(parameter: RawParameter): Arbitrary<string> {
  return parameterText(parameter).filter((text) => /^[!-~]+$/.test(text));
}

function parameterText({ schema, example }: RawParameter): Arbitrary<string> {
  const likely = fc.constant(String(example));
  const right = valueFor(schema ?? {}).map(String);
  return fc.oneof(
    { weight: 6, arbitrary: likely },
    { weight: 3, arbitrary: right },
    { weight: 1, arbitrary: anyText },
  );
}

type Body = Pick<Call, 'json' | 'text' | 'form' | 'headers'>;

function bodyOf({ requestBody, ...operation }: Operation): Arbitrary<Body> {
  if (!requestBody) return fc.constant({});
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content;
  if (!json) return fc.constantFrom<Body>({}, { json: {} });
  const example: Readonly<Record<string, unknown>> = Object(
    exampleBody({ requestBody, ...operation }),
  );
  const properties = json.schema?.properties ?? {};
  const changed = fc
    .constantFrom(...Object.keys({ ...example, ...properties }))
    .chain((name) =>
      fc
        .oneof(valueFor(properties[name] ?? {}), anyJson, fc.constant(undefined))
        .map((value): Body => ({ json: { ...example, [name]: value } })),
    );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<Body>({ json: example }) },
    { weight: 3, arbitrary: changed },
    { weight: 2, arbitrary: valueFor(json.schema ?? {}).map((value): Body => ({ json: value })) },
    { weight: 1, arbitrary: anyJson.map((value): Body => ({ json: value ?? null })) },
    { weight: 1, arbitrary: anyText.map((text): Body => ({ text, headers: jsonType })) },
    ...(form ? [{ weight: 2, arbitrary: formOf(example) }] : []),
  );
}

const jsonType = { 'Content-Type': 'application/json' };

/** The example as the parts of a form, with one part changed. */
function formOf(example: Readonly<Record<string, unknown>>): Arbitrary<Body> {
  return fc.tuple(fc.constantFrom(...Object.keys(example)), anyText).map(([name, text]) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(example)) {
      form.set(
        key,
        key === name ? text : typeof value === 'object' ? JSON.stringify(value) : String(value),
      );
    }
    return { form };
  });
}
