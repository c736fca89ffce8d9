/**
 * The labels that portal and backend both show are the same. Each side has its own table, so a label that changes on
 * only one side fails here.
 */
import { describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { specificationPdf } from '../../mocks/billing/cost-document';
import { hexOf } from '../../mocks/files/pdf';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import type {
  AccountCard,
  AllocationKey,
  CostGroup,
  CostSpecification,
  Login,
  OpenItems,
  Readings,
  RegularBills,
  Unit,
} from '../../src/api/schema';
import { formatDate, formatPeriod } from '../../src/domain/dates/date';
import { unitLabel } from '../../src/domain/units/unit';
import { costText, keyNames } from '../../src/text/bills/cost-specification';
import { costGroupLabels } from '../../src/text/bills/costs';
import { fundLabels } from '../../src/text/bills/open-items';
import { heatLabels, readingsText } from '../../src/text/bills/readings';
import { call } from '../support/call';
import { ask, demoLogin } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer({ world: { units: 60, managers: 2, openItems: 200, seed: 7 } });
const v2 = '/api/portal-user/v2';

async function tokenOf(login: { readonly email: string; readonly password: string }) {
  const { email, password } = login;
  const request = { method: 'POST', path: '/api/auth/v1/login', json: { email, password } };
  return ((await call(server.url, request)).json as Login).token_string;
}

/** The answer of a GET operation under `/v2`; the call has checked it against the description. */
async function read<Body>(token: string, path: string): Promise<Body> {
  return (await ask(server.url, `${v2}/${path}`, token)) as Body;
}

const textOf = (file: Uint8Array) => new TextDecoder('latin1').decode(file);

/** All rows with a unit's label: the unit's number, and the label. */
async function unitNames(token: string, units: readonly Unit[]) {
  const { postavke } = await read<OpenItems>(token, 'open_items');
  const { obracuni } = await read<RegularBills>(token, 'regular_billing');
  const rows = [...postavke, ...obracuni];
  for (const { inventarna_stevilka } of units.slice(0, 5)) {
    const path = `cost_specification/${encodeURIComponent(String(inventarna_stevilka))}`;
    rows.push(await read<(typeof rows)[number]>(token, path));
  }
  return rows.map(({ inventarna_stevilka, naziv_enote }) => [inventarna_stevilka, naziv_enote]);
}

describe.runIf(inProcess)('labels of the portal and of the backend', () => {
  it.for([...DEMO_LOGINS, GENERATED_LOGIN])('agree on the units of $email', async (login) => {
    const token = await tokenOf(login);
    const path = '/api/portal-user/v1/e_manager/enota';
    const units = (await ask(server.url, path, token)) as Unit[];
    const labels = new Map(units.map((unit) => [unit.inventarna_stevilka, unitLabel(unit)]));
    const named = (await unitNames(token, units)).filter(([number]) => labels.has(String(number)));
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(named.map(([number]) => [number, labels.get(String(number))]));
  });

  it('agree on funds, in payment orders and on the account card', async () => {
    const seen = new Set<string>();
    for (const login of [...DEMO_LOGINS, GENERATED_LOGIN]) {
      const token = await tokenOf(login);
      const { postavke } = await read<OpenItems>(token, 'open_items');
      for (const { sklad, obdobje, upn } of postavke) {
        if (upn) expect(upn.namen).toContain(`${fundLabels[sklad]} ${formatPeriod(obdobje)}, `);
      }
      const { knjizbe } = await read<AccountCard>(token, 'card_traffic');
      for (const { vrsta, sklad, opis } of knjizbe) {
        if (vrsta !== 'obracun' || sklad === null) continue;
        seen.add(sklad);
        expect(opis).toMatch(new RegExp(`^${fundLabels[sklad]} \\d\\d/\\d{4}$`));
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(fundLabels).sort());
  });

  it('agree on the document of a heat bill', async () => {
    const token = await tokenOf(demoLogin('Ana'));
    const { obracuni } = await read<Readings>(token, 'readings/0137014');
    const [bill] = obracuni;
    const path = String(bill?.pot_pdf);
    const { body } = await call(server.url, { method: 'GET', path, token });
    const { strosek_stavbe, znesek_topla_voda, znesek_skupaj } = heatLabels;
    const file = textOf(body);
    for (const words of [
      readingsText.document(formatPeriod(bill?.obdobje)),
      `${strosek_stavbe}: `,
      `${znesek_topla_voda}: `,
      `${znesek_skupaj}: `,
    ]) {
      expect(file, words).toContain(hexOf(words));
    }
  });
});

describe('the document of a cost specification has the portal’s words for', async () => {
  const operation = (await loadOperations()).find(({ id }) => id === 'getCostSpecification');
  const examples = operation?.responses.get(200)?.['application/json']?.examples ?? {};
  const bill = Object.values(examples)[0]?.value as CostSpecification;
  const line = bill.postavke[0] as CostSpecification['postavke'][number];

  it.for(Object.entries(keyNames))('the key %s', ([key, name]) => {
    const kljuc = key as AllocationKey;
    const file = textOf(specificationPdf({ ...bill, postavke: [{ ...line, kljuc }] }));
    expect(file).toContain(hexOf(` × ${name} ${line.kolicina_enote} / ${line.kolicina_stavbe} (`));
  });

  it.for(Object.entries(costGroupLabels))('the group %s', ([group, name]) => {
    const skupina = group as CostGroup;
    const skupine = [{ skupina, osnova: 10.11, ddv: 2.23, znesek: 12.34 }];
    expect(textOf(specificationPdf({ ...bill, skupine }))).toContain(hexOf(`${name}: 12.34 EUR`));
  });

  it.for([
    costText.document(formatPeriod(bill.obdobje)),
    `${costText.unit}: `,
    `${costText.dueDate}: ${formatDate(bill.rok_placila)}`,
    `${costText.total}: `,
  ])('%s', (words) => {
    expect(textOf(specificationPdf(bill))).toContain(hexOf(words));
  });
});
