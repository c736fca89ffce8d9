/** Nobody gets the data of another account, nor of another manager of the same account. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../mocks/contract/description';
import { call } from './support/call';
import { answersJson, exampleRequest, idParameters } from './support/example-request';
import { ask, type Resident, tokenAt, tokenOf } from './support/sessions';
import { testServer } from './support/target';

const operations = (await loadOperations()).filter((operation) => operation.secured);
const asking = operations.filter((operation) => idParameters(operation).length > 0);
const reading = operations.filter(({ method }) => method === 'GET').filter(answersJson);
const server = testServer();

/** What only one resident may ask for (building 0291 and unit 0291007 belong to both). */
const owned: Readonly<Record<string, Readonly<Record<Resident, readonly string[]>>>> = {
  inventarna_stevilka: { Ana: ['0137014', '0137G22', '0137G05', '0044009'], Rok: [] },
  objekt_sifra: { Ana: ['0137', '0044'], Rok: [] },
  manager: { Ana: ['zelenigaj', 'breza'], Rok: ['zelenigaj'] },
  code_payer: { Ana: ['104217', '118903', '5530'], Rok: ['204511'] },
  st_dokumenta: { Ana: ['26100314', '25010315', '26100088'], Rok: ['26100771'] },
};

/** Words that stand only in answers for one resident. */
const marks: Readonly<Record<Resident, RegExp>> = {
  Ana: /0137|0044|104217|118903|5530|Zupan|Javorjeva|breza/,
  Rok: /204511|Petek|260[89]0771|26100771/,
};

/** What belongs to both. */
const shared: Readonly<Record<string, string>> = {
  objekt_sifra: '0291',
  inventarna_stevilka: '0291007',
};

/** Pages that tenants do not have (domain.md 3). */
const ownersPages: readonly number[] = [4, 5, 6, 12, 13, 15, 17, 18];

const pairs: readonly { asker: Resident; owner: Resident }[] = [
  { asker: 'Rok', owner: 'Ana' },
  { asker: 'Ana', owner: 'Rok' },
];

describe.each(pairs)('$asker as against $owner', ({ asker, owner }) => {
  const cases = asking.flatMap((operation) =>
    foreignThings(operation, owner).map((parameters) => ({ operation, parameters })),
  );

  it.for(cases)('$operation.id answers for $parameters as for nothing', async (each) => {
    const token = await tokenOf(server.url, asker);
    const { operation, parameters } = each;
    const foreign = await call(server.url, { ...exampleRequest(operation, { parameters }), token });
    const unknown = await call(server.url, { ...unknownThing(operation), token });
    expect([403, 404]).toContain(foreign.status);
    expect([foreign.status, foreign.json]).toEqual([unknown.status, unknown.json]);
  });

  it.for(reading)('$id says nothing of the other', async (operation) => {
    const token = await tokenOf(server.url, asker);
    const parameters = Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'path' && parameter.name in shared)
        .map(({ name }) => [name, String(shared[name])]),
    );
    const request = exampleRequest(operation, { parameters, onlyRequired: true });
    const { status, json } = await call(server.url, { ...request, token });
    expect(status).toBe(isPermitted(operation, asker) ? 200 : 403);
    // It is there to tell an owner of his tenant (domain.md P15).
    if (operation.id === 'listTenantOpenItems') return;
    expect(JSON.stringify(json)).not.toMatch(marks[owner]);
  });
});

it.for([
  ['zelenigaj/104217', '0044009', '0044'],
  ['zelenigaj/118903', '0137014', '0291'],
  ['breza/5530', '0137014', '0137'],
])(
  '%s does not reach the own things of another payer code',
  async ([context = '', unit, building]) => {
    const token = await tokenAt(server.url, 'Ana', context);
    for (const path of [
      `open_items?inventarna_stevilka=${unit}`,
      `bulletin/unread_num/${building}`,
    ]) {
      const answer = await call(server.url, {
        method: 'GET',
        path: `/api/portal-user/v2/${path}`,
        token,
      });
      expect([answer.status, answer.json]).toEqual([404, { code: 4 }]);
    }
  },
);

it('of a flat that Rok rents from Ana each gets his own', async () => {
  const bills = '/api/portal-user/v2/open_items?inventarna_stevilka=0291007';
  const bulletins = '/api/portal-user/v2/bulletin/unread_num/0291';
  const [ana, rok] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Rok')];
  expect(await ask(server.url, bills, ana)).toHaveProperty('postavke', []);
  expect(await ask(server.url, bills, rok)).toHaveProperty('postavke.length', 3);
  expect([await ask(server.url, bulletins, ana), await ask(server.url, bulletins, rok)]).toEqual([
    0, 3,
  ]);
});

/** Whether a resident's pages permit an operation; those of Ana's first manager permit all. */
function isPermitted({ page }: Operation, resident: Resident): boolean {
  return resident === 'Ana' || page === undefined || !ownersPages.includes(page);
}

/** Every combination of the other's things. */
function foreignThings(operation: Operation, owner: Resident): Record<string, string>[] {
  return idParameters(operation).reduce<Record<string, string>[]>(
    (combinations, name) => {
      const things = owned[name]?.[owner];
      if (!things) throw new Error(`say in this file who owns a ${name} (${operation.id})`);
      return combinations.flatMap((combination) =>
        things.map((thing) => ({ ...combination, [name]: thing })),
      );
    },
    [{}],
  );
}

function unknownThing(operation: Operation) {
  const names = idParameters(operation);
  return exampleRequest(operation, {
    parameters: Object.fromEntries(names.map((name) => [name, 'neznano'])),
  });
}
