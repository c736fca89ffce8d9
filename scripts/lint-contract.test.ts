/** Each of the project's own rules in `.spectral.yaml` finds its fault. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = [...readFileSync(`${root}.spectral.yaml`, 'utf8').matchAll(/^ {2}([a-z0-9-]+):$/gm)]
  .map((match) => match[1])
  .filter((name) => name !== undefined);
const house = rules.slice(rules.indexOf('paths-of-the-specification'));

/** One description with all faults: of a call that needs a login, of a public one, and of a form. */
const broken = {
  openapi: '3.1.0',
  info: { title: 'Broken', version: '1' },
  security: [{ bearer: [] }],
  paths: {
    '/Api/thing': {
      parameters: [{ name: 'a', in: 'query', schema: { type: 'integer' } }],
      get: {
        operationId: 'get_thing',
        'x-origin': 'somewhere',
        responses: {
          '200': {
            description: 'A thing.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { badName: { type: ['string', 'null'] } } },
              },
            },
          },
          '500': { description: 'Promised.' },
        },
      },
      post: { operationId: 'postThing', 'x-page': 2, requestBody: { content: {} }, responses: {} },
      put: { operationId: 'putThing', 'x-page': 2, security: [], responses: {} },
    },
  },
};

const found = new Set<string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  try {
    const file = join(folder, 'broken.json');
    writeFileSync(file, JSON.stringify(broken));
    const spectral = `${root}node_modules/@stoplight/spectral-cli/dist/index.js`;
    const args = [spectral, 'lint', '--quiet', '--format', 'json', file];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const faults: { code: string }[] = JSON.parse(stdout);
    for (const { code } of faults) found.add(code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);

it.each(house)('%s', (rule) => {
  expect([...found]).toContain(rule);
});
