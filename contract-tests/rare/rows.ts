import { openItemOf } from '../../mocks/billing/seed/open-items';
import type { Db, RowOf } from '../../mocks/world/db';

type BillRow = RowOf<'bill'>;

/** The only unit of Ana's payer code 118903, which has no bills. */
export const garage = { payer: 'zelenigaj/118903', inventarna_stevilka: '0137G05' };

/** Adds a bill with its open item, and with a payment when something is paid. */
export function addBill(
  db: Db,
  whose: Pick<BillRow, 'payer' | 'inventarna_stevilka'>,
  number: string,
  change: Partial<BillRow> = {},
): void {
  const bill: BillRow = {
    ...whose,
    key: `${whose.payer}/${number}`,
    id_knjizbe: `1${number}`,
    st_dokumenta: number,
    sklad: 'redni',
    obdobje: '2026-10',
    datum_izdaje: '2026-11-11',
    rok_placila: '2026-11-30',
    osnova: 1000,
    ddv: 0,
    znesek: 1000,
    placano: 0,
    obresti: 0,
    st_opominov: 0,
    datum_opomina: null,
    v_izvrsbi: false,
    direktna_obremenitev: false,
    nacin_prejema: 'portal',
    id_razdelilnika: null,
    ...change,
  };
  db.bill.create(bill);
  db.openItem.create(openItemOf(bill));
  if (bill.placano === 0) return;
  db.payment.create({
    ...whose,
    key: `2${number}`,
    id_knjizbe: `2${number}`,
    st_dokumenta: number,
    datum: bill.datum_izdaje,
    znesek: bill.placano,
    sepa: false,
  });
}

/** Adds a file of building 0137 that all of its payers can open. */
export function addFile(db: Db, id: number, change: Partial<RowOf<'document'>> = {}): void {
  db.document.create({
    id_dokumenta: id,
    stran: 5,
    payer: null,
    objekt_sifra: '0137',
    samo_lastnik: false,
    id_vlozisca: null,
    datoteka: `datoteka_${id}.pdf`,
    naziv: `Datoteka ${id}`,
    opis: null,
    datum: '2026-11-02',
    velikost: 4096,
    ...change,
  });
}
