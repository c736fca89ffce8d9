/** The reserve fund with entries that the demo world lacks (pages.md P6, P12, P13, C9 2, C9 3). */
import { describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { FundDebtors, FundPostings, ReserveFundOrNone } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addFile } from './rows';

type Posting = RowOf<'fundPosting'>;

const world = rareWorld();
const objekt_sifra = '0137';
const building = { objekt_sifra: { equals: objekt_sifra } };
const none = { partner: null, podlaga: null, breme: 0, dobro: 0 };

/** Neither contributions, spending, fees nor interest; together 2900.00 € into the fund. */
const others: readonly Pick<Posting, 'vrsta' | 'breme' | 'dobro'>[] = [
  { ...none, vrsta: 'prenos', dobro: 100_000 },
  { ...none, vrsta: 'posojilo', dobro: 500_000 },
  { ...none, vrsta: 'posojilo', breme: 300_000 },
  { ...none, vrsta: 'storno', breme: 10_000 },
];

function addPosting(number: number, change: Partial<Posting>): void {
  world.db.fundPosting.create({
    ...none,
    id_knjizbe: 500_000 + number,
    objekt_sifra,
    datum: '2026-10-31',
    vrsta: 'poraba',
    opis: 'Predujem stroškov izterjave',
    st_dokumenta: `R-${number}`,
    ...change,
  });
}

const readFund = async () => {
  const { sklad } = await world.read<ReserveFundOrNone>('v2/reserve_fund/0137');
  if (!sklad) throw new Error('the building has no fund');
  return sklad;
};
const readPostings = () => world.read<FundPostings>('v2/reserve_fund/0137/postings');

describe.runIf(inProcess)('the fund', () => {
  it('agrees with its ledger, including transfers, loans and reversals', async () => {
    const before = await readFund();
    for (const [index, row] of others.entries()) addPosting(index, row);
    const [fund, ledger] = [await readFund(), await readPostings()];
    expect(ledger.knjizbe.slice(0, 4).map(({ vrsta }) => vrsta)).toEqual(
      others.map(({ vrsta }) => vrsta).reverse(),
    );
    const october = { ...before.po_mesecih.at(-1), stanje: 36_394.03 };
    const po_mesecih = [...before.po_mesecih.slice(0, -1), october];
    const sums = { drugi_promet: 2900, koncno_stanje: 36_394.03, po_mesecih };
    expect(fund).toEqual({ ...before, ...sums });
    expect(ledger.koncno_stanje).toBe(fund.koncno_stanje);
    expect(ledger.knjizbe[0]?.saldo).toBe(fund.koncno_stanje);
  });

  it('on a common account, without an account number, a signatory, a plan or spending', async () => {
    const account = { vrsta_racuna: 'skupni', podpisnik_izplacil: null } as const;
    world.db.reserveFund.update({ where: building, data: account });
    world.db.building.update({ where: building, data: { iban_rezervni_sklad: null } });
    world.db.fundPlan.deleteMany({ where: building });
    world.db.fundPosting.deleteMany({ where: { ...building, vrsta: { equals: 'poraba' } } });
    expect(await readFund()).toMatchObject({
      ...account,
      iban: null,
      nacrt: [],
      poraba_po_delih: [],
      poraba: 0,
      koncno_stanje: 44_878.53,
    });
  });

  it('has no monthly sum of all owners when the area of the building is unknown', async () => {
    world.db.buildingFacts.update({ where: building, data: { povrsina: 0 } });
    expect((await readFund()).mesecni_prispevek_stavbe).toBeNull();
  });

  it('lists spending without a contractor or a decision', async () => {
    addPosting(1, { breme: 4000 });
    const { poraba, poraba_po_delih } = await readFund();
    expect(poraba).toBe(11_424.5);
    const [row] = poraba_po_delih;
    expect(row).toMatchObject({ znesek: 40, izvajalec: null, podlaga: null, pot_pdf: null });
  });

  it('has the path of the invoice that it has paid, for a user who may see invoices', async () => {
    addPosting(1, { breme: 4000, st_dokumenta: 'DV-2026-044' });
    addFile(world.db, 87951, { stran: 6, samo_lastnik: true });
    const path = '/api/portal-user/v2/documents/87951';
    expect((await readFund()).poraba_po_delih[0]?.pot_pdf).toBe(path);
    expect((await readPostings()).knjizbe[0]?.pot).toBe(path);
    const token = await world.tokenOf(ana);
    expect((await call(world.url, { method: 'GET', path, token })).status).toBe(200);

    const where = { key: { equals: ana } };
    const { allowed_pages } = world.db.payer.findFirst({ where, strict: true });
    const pages = allowed_pages.filter((page) => page !== 6);
    world.db.payer.update({ where, data: { allowed_pages: pages } });
    expect((await readFund()).poraba_po_delih[0]?.pot_pdf).toBeNull();
  });
});

describe.runIf(inProcess)('a debtor', () => {
  it('with instalments has a name like the others, and counts in the sums', async () => {
    const [debt] = world.db.fundDebt.getAll();
    if (!debt) throw new Error('the demo world has no debtors');
    const row = { ...debt, key: '0137/Enota 38', oznaka_enote: 'Enota 38', dolg: 50_000 };
    world.db.fundDebt.create({ ...row, faza: 'dogovor', obresti: 1234 });
    const answer = await world.read<FundDebtors>('v2/reserve_fund/0137/debtors');
    const first = { oznaka_enote: 'Enota 38', faza: 'dogovor', dolg: 500, obresti: 12.34 };
    expect(answer.dolzniki[0]).toMatchObject(first);
    expect(answer).toMatchObject({ skupaj_dolg: 1648.76, skupaj: 1854.08 });
    expect((await readFund()).neplacano).toBe(answer.skupaj);
  });
});
