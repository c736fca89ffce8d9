import { Problem } from '../../scripts/problem';
import { Edits } from './edits';
import type { Spellings } from './names';

interface CallOptions {
  /** One of the areas of the contract. */
  readonly area: string;
  /** The page that permits the call; without one every user who is logged in may call. */
  readonly page?: number;
}

/** Areas of the contract, each with its room in `mocks/`. */
const rooms: Readonly<Record<string, string>> = {
  account: 'account',
  access: 'account',
  managers: 'managers',
  units: 'units',
  billing: 'billing',
  funds: 'funds',
  documents: 'documents',
  messages: 'messages',
  building: 'building',
  decisions: 'decisions',
  events: 'events',
  people: 'people',
};

/**
 * The files of a new GET: its description, its handler in the backend, its query in the client and a contract test. The
 * answer has one field as an example. `npm run generate` must follow.
 */
export function newCall(root: string, name: Spellings, { area, page }: CallOptions): Edits {
  const room = rooms[area];
  if (!room) throw new Problem(`--area is one of: ${Object.keys(rooms).join(', ')}.`);
  const edits = new Edits(root);
  const file = `${area}-${name.kebab}`;
  const path = `/api/{product}-user/v2/${name.snake}`;
  edits.insertBefore(
    'openapi/portal.yaml',
    'components:',
    `  ${path}:\n    $ref: paths/${file}.yaml#/${name.snake}`,
  );
  edits.create(`openapi/paths/${file}.yaml`, description(name, area, page));
  edits.create(`openapi/schemas/${file}.yaml`, schema(name));
  addHandler(edits, name, { room, file, path });
  edits.create(`src/api/${file}.ts`, query(name, file));
  edits.create(`contract-tests/${room}/${name.kebab}.test.ts`, contractTest(name));
  return edits;
}

function description(name: Spellings, area: string, page: number | undefined): string {
  const permission =
    page === undefined ? 'x-no-page: Every user who is logged in may call it.' : `x-page: ${page}`;
  return `${name.snake}:
  parameters:
    - $ref: ../schemas/shared.yaml#/parameters/product
  get:
    operationId: get${name.pascal}
    tags: [${area}]
    summary: ${name.words}
    description: ${name.words} of the manager that the session is at.
    x-origin: design
    ${permission}
    x-right: gledanje
    responses:
      '200':
        description: ${name.words}.
        content:
          application/json:
            schema: { $ref: ../schemas/${area}-${name.kebab}.yaml#/${name.pascal} }
            examples:
              one:
                summary: One field
                value: { naziv: Primer }
      '401': { $ref: ../schemas/shared.yaml#/responses/Unauthorised }
${page === undefined ? '' : "      '403': { $ref: ../schemas/shared.yaml#/responses/Forbidden }\n"}      '422': { $ref: ../schemas/shared.yaml#/responses/Invalid }
`;
}

function schema(name: Spellings): string {
  return `${name.pascal}:
  type: object
  description: ${name.words}.
  additionalProperties: false
  required: [naziv]
  properties:
    naziv: { type: string, maxLength: 100, description: What it is called., example: Primer }
`;
}

interface Place {
  readonly room: string;
  readonly file: string;
  readonly path: string;
}

function addHandler(edits: Edits, name: Spellings, { room, file, path }: Place): void {
  const handlers = `${name.camel}Handlers`;
  edits.create(
    `mocks/${room}/handlers/${file}.ts`,
    `import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';

/** ${name.words}. */
export function ${handlers}(_context: HandlerContext): HttpHandler[] {
  return [http.get('${path}', ({ response }) => response(200).json({ naziv: 'Primer' }))];
}
`,
  );
  const registry = 'mocks/server/handlers.ts';
  edits.insertBefore(
    registry,
    'import { unitsHandlers }',
    `import { ${handlers} } from '../${room}/handlers/${file}';`,
  );
  edits.insertBefore(registry, '    ...unitsHandlers(context)', `    ...${handlers}(context),`);
}

function query(name: Spellings, file: string): string {
  return `import { q } from './query';
import { get${name.pascal}Answer } from './shapes/${file}';

/** ${name.words}. */
export function ${name.camel}Query() {
  return q(['${name.kebab}'], get${name.pascal}Answer, {});
}
`;
}

function contractTest(name: Spellings): string {
  return `import { expect, it } from 'vitest';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { testServer } from '../support/target';

const path = '/api/portal-user/v2/${name.snake}';
const server = testServer();

it('answers a user who is logged in', async () => {
  const token = await tokenOf(server.url, 'Ana');
  expect(await ask(server.url, path, token)).toEqual({ naziv: 'Primer' });
});

it('refuses a request without a token', async () => {
  expect((await call(server.url, { method: 'GET', path })).status).toBe(401);
});
`;
}
