/** The cost specification: the sample table of pages.md P14. */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../mocks/files/pdf';
import type { components, RegularBills } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, type Resident, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

/** The names of these bills' keys in a document. */
const keyNames: Readonly<Record<string, string>> = {
  PO: 'površina',
  OP: 'ogrevana površina',
  EN: 'število enot',
  OS: 'število uporabnikov',
  OS_PES: 'uporabniki in psi',
  SD: 'solastniški delež',
  ST: 'poraba po števcu',
  DE: 'enote delilnikov',
};

type CostSpecification = components['schemas']['CostSpecification'];

const server = testServer();

async function costs(resident: Resident, path: string): Promise<CostSpecification> {
  const token = await tokenOf(server.url, resident);
  const url = `/api/portal-user/v2/cost_specification/${path}`;
  return (await ask(server.url, url, token)) as CostSpecification;
}

it('of 10/2026 is the table of P14', async () => {
  const answer = await costs('Ana', '0137014?obdobje=2026-10');
  const rows = answer.postavke.map((line) => [
    line.st_racuna,
    line.znesek_racuna,
    line.kljuc,
    line.kolicina_stavbe,
    line.kolicina_enote,
    line.osnova,
    line.stopnja_ddv,
    line.ddv,
    line.znesek,
  ]);
  expect(rows).toEqual([
    ['26-10-03381', 612.84, 'OS', 97, 3, 18.95, 9.5, 1.8, 20.75],
    ['K-2026-7719', 388, 'OS', 97, 3, 12, 9.5, 1.14, 13.14],
    ['8843-1026', 214.36, 'PO', 2857, 62.4, 4.68, 22, 1.03, 5.71],
    ['1026/118', 496, 'OS_PES', 100, 3.5, 17.36, 22, 3.82, 21.18],
    ['77-2026', 336, 'EN', 42, 1, 8, 22, 1.76, 9.76],
    ['V-10-0452', 168, 'SD', 10_000, 218, 3.66, 22, 0.81, 4.47],
    ['POL-55120-10', 198, 'SD', 10_000, 218, 4.32, 0, 0, 4.32],
    ['U-2026-10-0137', 260.4, 'EN', 42, 1, 6.2, 22, 1.36, 7.56],
    ['T-1026-0137', 2399.88, 'DE', 11_236.4, 291.35, 62.23, 22, 13.69, 75.92],
    ['T-1026-0137', 1028.52, 'OP', 2716, 62.4, 23.63, 22, 5.2, 28.83],
    ['T-1026-0137', 1846.8, 'ST', 270, 3.1, 21.2, 22, 4.66, 25.86],
  ]);
  expect(answer).toMatchObject({
    st_obracuna: '26100314',
    rok_placila: '2026-11-30',
    skupaj_osnova: 182.23,
    skupaj_ddv: 35.27,
    skupaj_znesek: 217.5,
    rekapitulacija_ddv: [
      { stopnja: 0, osnova: 4.32, ddv: 0 },
      { stopnja: 9.5, osnova: 30.95, ddv: 2.94 },
      { stopnja: 22, osnova: 146.96, ddv: 32.33 },
    ],
  });
});

it.skipIf(onMock)(
  'has the net, the VAT and the total of its bill, in every month of two years',
  async () => {
    const token = await tokenOf(server.url, 'Ana');
    const path = '/api/portal-user/v2/regular_billing';
    const answer = (await ask(server.url, path, token)) as RegularBills;
    const { obdobja } = await costs('Ana', '0137014');
    expect(obdobja).toEqual(answer.obracuni.map(({ obdobje }) => obdobje));
    expect([obdobja[0], obdobja.at(-1)]).toEqual(['2026-10', '2025-01']);
    for (const period of obdobja) {
      const bill = answer.obracuni.find(({ obdobje }) => obdobje === period);
      const { st_obracuna, ...sums } = await costs('Ana', `0137014?obdobje=${period}`);
      expect(sums).toMatchObject({
        skupaj_osnova: bill?.osnova,
        skupaj_ddv: bill?.ddv,
        skupaj_znesek: bill?.znesek,
      });
      expect(st_obracuna).toBe(bill?.st_dokumenta);
    }
  },
);

it.skipIf(onMock)(
  'is the last one without a period, with the same month of the previous year',
  async () => {
    const { obdobje, znesek_lani } = await costs('Ana', '0137014');
    const before = await costs('Ana', '0137014?obdobje=2025-10');
    expect([obdobje, znesek_lani]).toEqual(['2026-10', before.skupaj_znesek]);
  },
);

it.skipIf(onMock)('is empty for a flat whose bills go to another payer', async () => {
  const none = { obdobje: null, st_obracuna: null, pot_pdf: null };
  const empty = { ...none, postavke: [], obdobja: [], skupaj_znesek: 0 };
  expect(await costs('Ana', '0291007')).toMatchObject(empty);
});

describe.skipIf(onMock)('its document', () => {
  const pdf = (number: string) => `/api/portal-user/v2/cost_specification/pdf/${number}`;

  it('has the lines, keys and sums of the specification', async () => {
    const bill = await costs('Ana', '0137014?obdobje=2026-09');
    expect(bill.pot_pdf).toBe(pdf('26090314'));
    const token = await tokenOf(server.url, 'Ana');
    const path = String(bill.pot_pdf);
    const { status, headers, body } = await call(server.url, { method: 'GET', path, token });
    expect(status).toBe(200);
    const name = 'specifikacija_2026-09_0137014.pdf';
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    const file = new TextDecoder('latin1').decode(body);
    const sums = [bill.skupaj_osnova, bill.skupaj_ddv, bill.skupaj_znesek];
    for (const amount of sums) expect(file).toContain(hexOf(`${amount.toFixed(2)} EUR`));
    expect(file).toContain(hexOf(`obračuna: ${bill.st_obracuna}`));
    for (const words of ['Vzdrževanje: ', 'uporabniki in psi 3.5 / 100']) {
      expect(file).toContain(hexOf(words));
    }
    expect(bill.postavke).toHaveLength(9);
    for (const line of bill.postavke) {
      const key = `${keyNames[line.kljuc]} ${line.kolicina_enote} / ${line.kolicina_stavbe}`;
      expect(file).toContain(hexOf(`${line.vrsta_stroska}: ${line.znesek.toFixed(2)} EUR`));
      expect(file).toContain(hexOf(`${line.znesek_racuna.toFixed(2)} EUR × ${key}`));
      expect(file).toContain(hexOf(`${line.dobavitelj}, ${line.st_racuna}`));
    }
  });

  it.for([
    ['a bill of another user', 'Rok', '26100314'],
    ['a bill of a tenant', 'Ana', '26100771'],
    ['a bill of the reserve fund', 'Ana', '26100315'],
    ['the caller’s own bill without a specification', 'Ana', '26100088', 'breza/5530'],
  ] as const)('does not exist for %s', async ([, resident, number, context]) => {
    const token = context
      ? await tokenAt(server.url, resident, context)
      : await tokenOf(server.url, resident);
    const { status } = await call(server.url, { method: 'GET', path: pdf(number), token });
    expect(status).toBe(404);
  });
});
