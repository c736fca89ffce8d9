/** No user gets the data of another account, or of another manager of the same account. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import {
  answersJson,
  exampleRequest,
  idParameters,
  unknownThing,
} from '../../contract/requests/example-request';
import { call } from '../support/call';
import { ask, type Resident, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const operations = (await loadOperations()).filter((operation) => operation.secured);
const asking = operations.filter((operation) => idParameters(operation).length > 0);
const reading = operations.filter(({ method }) => method === 'GET').filter(answersJson);
const server = testServer();

/** Ids that belong to one resident only (building 0291 and unit 0291007 belong to both). */
const owned: Readonly<Record<string, Readonly<Record<Resident, readonly string[]>>>> = {
  inventarna_stevilka: { Ana: ['0137014', '0137G22', '0137G05', '0044009'], Rok: [] },
  objekt_sifra: { Ana: ['0137', '0044'], Rok: [] },
  manager: { Ana: ['zelenigaj', 'breza'], Rok: ['zelenigaj'] },
  code_payer: { Ana: ['104217', '118903', '5530'], Rok: ['204511'] },
  id_postavke: { Ana: ['26100314', '26100315', '26100088'], Rok: ['26100771'] },
  id_souporabnika: { Ana: ['601', '602'], Rok: [] },
  id_predaje: { Ana: ['702', '703', '704', '705'], Rok: [] },
  id_priloge: { Ana: ['1'], Rok: [] },
  id_obvestila: { Ana: ['30112', '30113', '32001'], Rok: ['31001'] },
  id_objave: { Ana: ['5521', '6102'], Rok: [] },
  id_odlocitve: { Ana: ['9101', '9105'], Rok: [] },
  id_dokumenta: { Ana: ['771204', '771301', '771302', '88120'], Rok: [] },
  id_vlozisca: { Ana: ['58213', '40112'], Rok: [] },
  oznaka: { Ana: [], Rok: [] },
  st_vloge: { Ana: ['V-2026-00871', 'V-2026-00941'], Rok: ['V-2026-00902'] },
  st_dokumenta: { Ana: ['26100314', '25010315', '26100088'], Rok: ['26100771'] },
  st_prijave: { Ana: ['N-2026-00112', 'N-2026-00104'], Rok: ['N-2026-00116'] },
  st_fotografije: { Ana: ['1'], Rok: ['1'] },
  st_obracuna: { Ana: ['26100314', '26090314'], Rok: ['26100771'] },
};

/** The parameters with a resident's own ids; the defaults are the ids that both share. */
const own: Readonly<Record<string, Readonly<Record<Resident, string>>>> = {
  objekt_sifra: { Ana: '0291', Rok: '0291' },
  inventarna_stevilka: { Ana: '0291007', Rok: '0291007' },
  id_obvestila: { Ana: '30112', Rok: '31001' },
  id_vlozisca: { Ana: '41007', Rok: '41007' },
  code_payer: { Ana: '104217', Rok: '204511' },
  st_dokumenta: { Ana: '26100314', Rok: '26100771' },
};

/** Words that occur only in answers for one resident. */
const marks: Readonly<Record<Resident, RegExp>> = {
  Ana: /0137|\b0044|104217|118903|5530|Zupan|Javorjeva|breza|26[0-9]{2}0314|kolesarnic/,
  Rok: /204511|Petek|260[89]0771|26100771|Nabiralnik|N-2026-00116|kopalnici kaplja|Stikalo v 2/,
};

/** The data of a tenant that the owner may see (pages.md P18). */
const tenant = /"najemnik":"Rok Petek"/g;

const pairs: readonly { asker: Resident; owner: Resident }[] = [
  { asker: 'Rok', owner: 'Ana' },
  { asker: 'Ana', owner: 'Rok' },
];

describe.each(pairs)('$asker as against $owner', ({ asker, owner }) => {
  const cases = asking.flatMap((operation) =>
    foreignIds(operation, owner).map((parameters) => ({ operation, parameters })),
  );

  it.skipIf(onMock).for(cases)(
    '$operation.id answers for $parameters as for an unknown id',
    async (each) => {
      const token = await tokenOf(server.url, asker);
      const { operation, parameters } = each;
      const foreign = await call(server.url, {
        ...exampleRequest(operation, { parameters }),
        token,
      });
      const unknown = await call(server.url, { ...unknownThing(operation), token });
      expect([403, 404]).toContain(foreign.status);
      expect([foreign.status, foreign.json]).toEqual([unknown.status, unknown.json]);
    },
  );

  it.for(reading)('$id contains nothing of the other user', async (operation) => {
    const token = await tokenOf(server.url, asker);
    const pages = await ask(server.url, '/api/portal-user/v2/allowed_pages', token);
    const parameters = Object.fromEntries(
      idParameters(operation).flatMap((name) => (own[name] ? [[name, own[name][asker]]] : [])),
    );
    const request = exampleRequest(operation, { parameters, onlyRequired: true });
    const { status, json } = await call(server.url, { ...request, token });
    const { page } = operation;
    // Only an owner hands a unit over.
    if (operation.id === 'getHandover' && asker === 'Rok') return expect(status).toBe(404);
    // The energy of a let unit is its tenant's; Prism has one answer for all.
    if (operation.id === 'getEnergy' && asker === 'Ana' && !onMock) {
      return expect(status).toBe(404);
    }
    expect(status).toBe(page === undefined || Object(pages).includes(page) ? 200 : 403);
    // It shows an owner the tenant (pages.md P15).
    if (operation.id === 'listTenantOpenItems') return;
    expect(JSON.stringify(json).replace(tenant, '')).not.toMatch(marks[owner]);
  });
});

it.skipIf(onMock).for([
  ['zelenigaj/104217', '0044009', '0044'],
  ['zelenigaj/118903', '0137014', '0291'],
  ['breza/5530', '0137014', '0137'],
])('%s has no access to data of another payer code', async ([context = '', unit, building]) => {
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
});

it.skipIf(onMock).for([
  ['zelenigaj/104217', ['notifications/30113', 'notifications/32001', 'bulletin/0044']],
  ['zelenigaj/118903', ['notifications/30112', 'documents/771301', 'contractors/0291']],
  ['breza/5530', ['notifications/30112', 'documents/771301', 'registered_number/0137']],
] as const)('%s reads nothing of another payer code', async ([context, paths]) => {
  const token = await tokenAt(server.url, 'Ana', context);
  for (const path of paths) {
    const request = { method: 'GET', path: `/api/portal-user/v2/${path}`, token };
    const { status, json } = await call(server.url, request);
    expect([status, json], path).toEqual([404, { code: 4 }]);
  }
});

it('for a flat that Rok rents from Ana, each of them gets only the data of their own payer code', async () => {
  const bills = '/api/portal-user/v2/open_items?inventarna_stevilka=0291007';
  const bulletins = '/api/portal-user/v2/bulletin/unread_num/0291';
  const [ana, rok] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Rok')];
  expect(await ask(server.url, bills, ana)).toHaveProperty('postavke', []);
  expect(await ask(server.url, bills, rok)).toHaveProperty('postavke.length', 3);
  expect([await ask(server.url, bulletins, ana), await ask(server.url, bulletins, rok)]).toEqual([
    0, 3,
  ]);
});

/** Every combination of the other user's ids. */
function foreignIds(operation: Operation, owner: Resident): Record<string, string>[] {
  return idParameters(operation).reduce<Record<string, string>[]>(
    (combinations, name) => {
      const ids = owned[name]?.[owner];
      if (!ids) throw new Error(`this file must name the owner of a ${name} (${operation.id})`);
      return combinations.flatMap((combination) =>
        ids.map((id) => ({ ...combination, [name]: id })),
      );
    },
    [{}],
  );
}
