import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import type {
  Content,
  JsonSchema,
  RawDocument,
  RawHeader,
  RawOperation,
  RawParameter,
  RawPathItem,
  RawRight,
} from './raw-document';

/** A list that comes in pages: `naslednji_kazalec` of a page is `kazalec` of the next. */
export interface PagedList {
  /** The field with the rows. */
  readonly rows: string;
  /** The fields that tell a row from all others of the list. */
  readonly key: readonly string[];
  /** Whether the rows belong to one payer: two payers have none in common. */
  readonly own?: boolean;
  /** The largest number of rows of a page. */
  readonly most: number;
}

/** The dates of a deprecated operation, `YYYY-MM-DD`. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
}

/** One operation of the description, with everything that applies to it. */
export interface Operation {
  readonly id: string;
  /** In capitals, as in a request. */
  readonly method: string;
  /** The template, such as `/api/{product}-user/v2/open_items`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly parameters: readonly RawParameter[];
  readonly requestBody: { readonly required: boolean; readonly content: Content } | undefined;
  /** Contents by status; no content means that the answer must be empty. */
  readonly responses: ReadonlyMap<number, Content | undefined>;
  /** Described headers by status, then by name. */
  readonly responseHeaders: ReadonlyMap<number, Readonly<Record<string, RawHeader>>>;
  /** Headers of every answer (`x-response-headers`), by name. */
  readonly everyHeader: Readonly<Record<string, RawHeader>>;
  /** Contents of the errors that every operation may answer with (`x-error-responses`), by status. */
  readonly everyError: ReadonlyMap<number, Content>;
  readonly secured: boolean;
  /** The list of its answer that comes in pages (`x-paged`). */
  readonly paged: PagedList | undefined;
  /** From and until when the operation is deprecated. */
  readonly deprecation: Deprecation | undefined;
  /** The number of the page that permits the operation (`x-page`). */
  readonly page: number | undefined;
  /** Who may call it (`x-right`), a name of `x-rights`; `undefined` without a login. */
  readonly right: string | undefined;
  /** Whether the answer may be 404 for an id of the caller's own lists (`x-may-be-missing`). */
  readonly mayBeMissing: boolean;
}

/** In the repository, then in the package, which has its own copy. */
const places = ['../../openapi/portal.yaml', '../openapi/portal.yaml'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);
const file = places.find(existsSync) ?? places[0] ?? '';
const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
let document: Promise<RawDocument> | undefined;
let loading: Promise<readonly Operation[]> | undefined;

/**
 * The operations of `openapi/portal.yaml`, with all references resolved. Read once per process.
 * @throws when the description cannot be read, an operation has no operationId, or a deprecated one has no dates
 */
export function loadOperations(): Promise<readonly Operation[]> {
  loading ??= readOperations();
  return loading;
}

/** `info.version` of the description. @throws when the description cannot be read */
export async function loadVersion(): Promise<string> {
  return (await loadDocument()).info.version;
}

/** The rules of `x-agreements`, about the object that has each answer under its operation's id. */
export async function loadAgreements(): Promise<readonly string[]> {
  return (await loadDocument())['x-agreements'] ?? [];
}

/** Who may call what (`x-rights`), by the name in `x-right`. */
export async function loadRights(): Promise<Readonly<Record<string, RawRight>>> {
  return (await loadDocument())['x-rights'] ?? {};
}

/** The whole document, with all references resolved. @throws when it cannot be read */
export function loadDocument(): Promise<RawDocument> {
  document ??= $RefParser.dereference(file) as Promise<unknown> as Promise<RawDocument>;
  return document;
}

async function readOperations(): Promise<readonly Operation[]> {
  const whole = await loadDocument();
  return Object.entries(whole.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      return raw ? [toOperation(whole, path, item, method, raw)] : [];
    }),
  );
}

function toOperation(
  whole: RawDocument,
  path: string,
  item: RawPathItem,
  method: string,
  raw: RawOperation,
): Operation {
  if (raw.operationId === undefined) throw new Error(`${method} ${path} has no operationId`);
  const security = raw.security ?? whole.security ?? [];
  const responses = Object.entries(raw.responses).map(
    ([status, response]) => [Number(status), response.content] as const,
  );
  const headers = Object.entries(raw.responses).map(
    ([status, response]) => [Number(status), response.headers ?? {}] as const,
  );
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    tags: raw.tags ?? [],
    parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])],
    requestBody: raw.requestBody && {
      required: raw.requestBody.required ?? false,
      content: raw.requestBody.content,
    },
    responses: new Map(responses),
    responseHeaders: new Map(headers),
    everyError: everyError(whole),
    everyHeader: whole['x-response-headers'] ?? {},
    secured: security.length > 0,
    paged: pagedList(raw.responses['200']?.content?.['application/json']?.schema),
    deprecation: raw.deprecated ? deprecationOf(raw) : undefined,
    page: raw['x-page'],
    right: raw['x-right'],
    mayBeMissing: raw['x-may-be-missing'] !== undefined,
  };
}

/** All of them have the same schema. */
function everyError(whole: RawDocument): ReadonlyMap<number, Content> {
  const schema = whole['x-error'] ?? {};
  const statuses = Object.keys(whole['x-error-responses'] ?? {});
  return new Map(statuses.map((status) => [Number(status), { 'application/json': { schema } }]));
}

function deprecationOf(raw: RawOperation): Deprecation {
  const { 'x-deprecated-since': since, 'x-sunset': sunset } = raw;
  if (since && sunset) return { since, sunset };
  throw new Error(`${raw.operationId} is deprecated without x-deprecated-since and x-sunset`);
}

function pagedList(schema: JsonSchema | undefined): PagedList | undefined {
  const paged = schema?.['x-paged'];
  if (!paged) return undefined;
  const most = schema.properties?.[paged.rows]?.maxItems;
  if (most === undefined) throw new Error(`the list ${paged.rows} has no maxItems`);
  return { ...paged, most };
}
