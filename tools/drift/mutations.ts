import { keywords } from '../../contract-tests/refused/limits';

/** A JSON document that is changed in place. */
export type Json = Record<string, unknown>;

/** One change that makes the description differ from what server and portal do. */
export interface Mutation {
  /** What changes, and where. */
  readonly name: string;
  /** Changes a fresh copy of the document. */
  readonly apply: (document: Json) => void;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(document: Json, path: readonly string[]): Json {
  return path.reduce<Json>((node, key) => {
    const next = node[key];
    if (!isObject(next)) throw new Error(`There is no object at ${path.join('/')}.`);
    return next;
  }, document);
}

/** Every object below a place, with its path. */
function walk(
  node: unknown,
  visit: (node: Json, path: string[]) => void,
  path: string[] = [],
): void {
  if (Array.isArray(node)) return;
  if (!isObject(node)) return;
  visit(node, path);
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'examples' && key !== 'example') walk(value, visit, [...path, key]);
  }
}

const otherType: Readonly<Record<string, string>> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  array: 'object',
};

/** Without one of these a schema allows more. */
const limits = [...keywords, 'x-rules'];

function schemaMutations(node: Json, path: string[]): Mutation[] {
  const place = path.join('/');
  const found: Mutation[] = [];
  const add = (name: string, change: (target: Json) => void) =>
    found.push({ name: `${name} at ${place}`, apply: (document) => change(at(document, path)) });

  const { type, required, properties } = node;
  for (const limit of type === undefined ? [] : limits) {
    if (limit in node) {
      add(`looser: no ${limit}`, (target) => {
        delete target[limit];
      });
    }
  }
  if (typeof type === 'string' && otherType[type]) {
    add(`type ${type} → ${otherType[type]}`, (target) => {
      target.type = otherType[type];
    });
    if (type !== 'object') {
      add('null allowed', (target) => {
        target.type = [type, 'null'];
      });
    }
  }
  if (Array.isArray(type) && type.includes('null')) {
    add('null not allowed', (target) => {
      target.type = type[0];
    });
  }
  if (Array.isArray(node.enum)) {
    const members = node.enum;
    for (const member of members) {
      add(`enum without ${String(member)}`, (target) => {
        target.enum = members.filter((each) => each !== member);
      });
    }
  }
  if (Array.isArray(required)) {
    for (const name of required) {
      add(`${String(name)} not required`, (target) => {
        target.required = required.filter((each) => each !== name);
      });
    }
  }
  if (isObject(properties)) {
    const names = Object.keys(properties);
    const needed: unknown[] = Array.isArray(required) ? required : [];
    for (const name of names) {
      add(`${name} renamed`, (target) => {
        const { [name]: moved, ...rest } = Object(target.properties);
        target.properties = { ...rest, [`${name}_x`]: moved };
        target.required = needed.map((each) => (each === name ? `${name}_x` : each));
      });
      if (!needed.includes(name)) {
        add(`${name} required`, (target) => {
          target.required = [...needed, name];
        });
      }
    }
  }
  return found;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationMutations(path: string, method: string, operation: Json): Mutation[] {
  const place = ['paths', path, method];
  const id = String(operation.operationId);
  const change = (name: string, apply: (target: Json) => void): Mutation => ({
    name: `${id}: ${name}`,
    apply: (document) => apply(at(document, place)),
  });
  const statuses = Object.keys(Object(operation.responses));
  const headers = statuses.flatMap((status) =>
    Object.keys(Object(Object(operation.responses)[status]).headers ?? {}).map((header) =>
      change(`looser: no header ${header} of ${status}`, (target) => {
        delete Object(target.responses)[status].headers[header];
      }),
    ),
  );
  return [
    ...headers,
    change(operation.security ? 'needs a token' : 'needs no token', (target) => {
      if (target.security) delete target.security;
      else target.security = [];
    }),
    change('x-page is changed', (target) => {
      target['x-page'] = 98;
    }),
    change('x-origin is missing', (target) => {
      delete target['x-origin'];
    }),
    ...statuses.map((status) =>
      change(`status ${status} is missing`, (target) => {
        delete Object(target.responses)[status];
      }),
    ),
    change('the success status is changed', (target) => {
      const good = statuses.find((status) => status.startsWith('2')) ?? '200';
      const { [good]: answer, ...rest } = Object(target.responses);
      target.responses = { ...rest, '203': answer };
    }),
    {
      name: `${id}: the path is changed`,
      apply: (document) => {
        const { [path]: item, ...rest } = at(document, ['paths']);
        document.paths = { ...rest, [`${path}_x`]: item };
      },
    },
  ];
}

/** Every mutation of a bundled description. */
export function mutationsOf(document: Json): Mutation[] {
  const found: Mutation[] = [];
  for (const [path, item] of Object.entries(at(document, ['paths']))) {
    for (const method of methods) {
      const operation = Object(item)[method];
      if (isObject(operation)) found.push(...operationMutations(path, method, operation));
    }
  }
  walk(at(document, ['components', 'schemas']), (node, path) => {
    found.push(...schemaMutations(node, ['components', 'schemas', ...path]));
  });
  return found;
}

/** `count` mutations, chosen at random by a seed. */
export function choose(all: readonly Mutation[], count: number, seed: number): Mutation[] {
  let state = seed;
  const next = () => {
    // The random generator mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return all
    .map((mutation) => ({ mutation, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ mutation }) => mutation);
}
