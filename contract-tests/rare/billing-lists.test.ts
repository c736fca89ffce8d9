/** Bills in every state, on all pages that list them (pages.md 2.4, P3, P4, P16, P17). */
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AccountCard,
  DueList,
  OpenItems,
  RegularBills,
  ReserveBills,
} from '../../src/api/schema';
import { call } from '../support/call';
import { anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { allOpen, expectedState, rareBills, reminded, stateOf } from './bill-states';
import { addBill, addFile, garage } from './rows';

const world = rareWorld();
const read = <Body>(path: string) => world.read<Body>(`v2/${path}`, anaGarage);

describe.runIf(inProcess)('regular bills in every state', () => {
  beforeEach(() => {
    for (const { number, change } of rareBills) addBill(world.db, garage, number, change);
  });

  it('are on the page of regular bills, including settled ones', async () => {
    const answer = await read<RegularBills>('regular_billing');
    const wanted = rareBills.map(expectedState).reverse();
    expect(answer.obracuni.map(stateOf)).toEqual(wanted);
    expect(answer).toMatchObject({ skupaj_znesek: 70, skupaj_placano: 31, skupaj_odprto: allOpen });
    expect(answer.obracuni.map(({ nacin_prejema }) => nacin_prejema)).toContain('portal');
  });

  it('are open items except the settled one; without a due date they come last', async () => {
    const answer = await read<OpenItems>('open_items');
    const order = ['1', '2', '3', '4', '5', '7'];
    const wanted = order.map((key) => rareBills.find(({ number }) => number === key));
    expect(answer.postavke.map(stateOf)).toEqual(wanted.map((bill) => bill && expectedState(bill)));
    expect(answer).toMatchObject({
      skupaj_odprto: allOpen,
      zapadlo: 18,
      nezapadlo: allOpen - 18,
      naslednji_rok: '2026-11-30',
    });
    expect(answer.postavke[0]).toMatchObject({ ...reminded, obresti: reminded.obresti / 100 });
  });

  it('are among all dues, in the same order', async () => {
    const token = await world.tokenOf(anaGarage);
    const answer = await call(world.url, { method: 'GET', path: '/api/auth/v1/due_list', token });
    const { upravniki } = answer.json as DueList;
    const mine = upravniki.find(({ code_payer }) => code_payer === '118903');
    const order = mine?.postavke.map(({ st_dokumenta }) => st_dokumenta);
    expect(order).toEqual(['1', '2', '3', '4', '5', '7']);
    expect(mine?.postavke.at(-1)).toMatchObject({ rok_placila: null, upn: { rok_placila: null } });
  });

  it('are overdue debt on later bills only after their due date', async () => {
    addBill(world.db, garage, '9', { obdobje: '2026-11', datum_izdaje: '2026-11-20' });
    const { obracuni } = await read<RegularBills>('regular_billing');
    expect(obracuni[0]).toMatchObject({ st_dokumenta: '9', stari_dolg: 18 });
  });

  it('give the same balance on the account card', async () => {
    const card = await read<AccountCard>('card_traffic');
    expect(card.koncno_stanje).toBe(allOpen);
  });
});

describe.runIf(inProcess)('one payment for several bills', () => {
  const joint = async () => {
    const { skupna_placila } = await read<OpenItems>('open_items');
    return skupna_placila.map(({ sklad, upn: { znesek, referenca } }) => ({
      sklad,
      znesek,
      referenca,
    }));
  };

  it('leaves out bills that are settled, overpaid, for direct debit or of another account', async () => {
    addBill(world.db, garage, '1', { placano: 400 });
    addBill(world.db, garage, '2', { placano: 1200 });
    addBill(world.db, garage, '3', { direktna_obremenitev: true });
    addBill(world.db, garage, '4', { sklad: 'rezervni_sklad' });
    expect(await joint()).toEqual([]);
    addBill(world.db, garage, '5', { znesek: 1010 });
    expect(await joint()).toEqual([{ sklad: 'redni', znesek: 16.1, referenca: 'SI00118903' }]);
  });

  it('is due with the oldest bill, and without a date when none has one', async () => {
    addBill(world.db, garage, '1', { rok_placila: null });
    addBill(world.db, garage, '2', { rok_placila: null });
    const { skupna_placila } = await read<OpenItems>('open_items');
    expect(skupna_placila[0]?.upn.rok_placila).toBeNull();
  });

  it('is not offered when the manager does not accept it', async () => {
    addBill(world.db, garage, '1');
    addBill(world.db, garage, '2');
    expect(await joint()).toHaveLength(1);
    const where = { manager: { equals: 'zelenigaj' } };
    world.db.manager.update({ where, data: { dovoli_skupno_placilo: false } });
    expect(await joint()).toEqual([]);
  });
});

describe.runIf(inProcess)('bills of the reserve fund in every state', () => {
  it('are on their page, payable to the account of the fund', async () => {
    for (const { number, change } of rareBills) {
      addBill(world.db, garage, number, { ...change, sklad: 'rezervni_sklad' });
    }
    const answer = await read<ReserveBills>('reserve_fund_billing');
    expect(answer.obracuni.map(stateOf)).toEqual(rareBills.map(expectedState).reverse());
    expect(answer.skupaj_odprto).toBe(allOpen);
    const accounts = new Set(answer.obracuni.flatMap(({ upn }) => upn?.iban ?? []));
    expect([...accounts]).toEqual(['SI56999990010400248']);
  });
});

describe.runIf(inProcess)('a bill of the voluntary fund', () => {
  it('is open and on the card, has its document, and has no account for the payment', async () => {
    addBill(world.db, garage, '1', { sklad: 'prostovoljni_sklad' });
    const open = await read<OpenItems>('open_items');
    expect(open).toMatchObject({ po_skladih: [{ sklad: 'prostovoljni_sklad', odprto: 10 }] });
    expect(open.postavke[0]?.upn).toBeNull();
    const { knjizbe } = await read<AccountCard>('card_traffic');
    expect(knjizbe).toMatchObject([{ sklad: 'prostovoljni_sklad', breme: 10, saldo: 10 }]);
    const token = await world.tokenOf(anaGarage);
    const path = String(open.postavke[0]?.pot_pdf);
    const { status, headers } = await call(world.url, { method: 'GET', path, token });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('prostovoljni_sklad_2026-10_118903.pdf');
  });
});

describe.runIf(inProcess)('the specification of a bill as a document', () => {
  it.for([
    ['is shown to the payer', {}, 200],
    ['is hidden from another payer', { payer: 'zelenigaj/104217' }, null],
    ['is hidden when its page is not allowed', { stran: 15 }, null],
  ] as const)('%s', async ([, change, status]) => {
    const own = { stran: 14, payer: garage.payer, objekt_sifra: null };
    addFile(world.db, 1, { ...own, ...change });
    addBill(world.db, garage, '1', { id_razdelilnika: 1 });
    const { obracuni } = await read<RegularBills>('regular_billing');
    const path = obracuni[0]?.pot_razdelilnik ?? null;
    if (status === null) return expect(path).toBeNull();
    const token = await world.tokenOf(anaGarage);
    expect(await call(world.url, { method: 'GET', path: String(path), token })).toMatchObject({
      status,
    });
  });
});
