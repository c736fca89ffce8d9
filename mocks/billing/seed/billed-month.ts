import { sumCents } from '../../values/money';
import type { RowOf } from '../../world/db';

export type SeedBill = RowOf<'bill'>;
export type SeedPayment = RowOf<'payment'>;

/** The bills and payments of one unit in a month, in cents. */
export interface BilledMonth {
  readonly payer: string;
  readonly unit: string;
  readonly period: string;
  readonly issued: string;
  readonly due: string;
  /** Number of the regular bill; the reserve fund's is the next one. */
  readonly number: number;
  readonly regular: number;
  /** VAT on the regular bill, where it has a specification. */
  readonly vat?: number;
  /** Only an owner's bill. */
  readonly reserve?: number;
  readonly delivery: SeedBill['nacin_prejema'];
  /** The payments by bill, with their day; `sepa` is one direct debit for all. */
  readonly paid: readonly {
    readonly on: string;
    readonly regular?: number;
    readonly reserve?: number;
    readonly sepa?: boolean;
  }[];
}

type Unnumbered<Row> = Omit<Row, 'id_knjizbe' | 'key'>;

/** VAT on the regular bill: the same share as on the demo's bill 10/2026 (pages.md P14), 35.27 of 217.50. */
const vatOf = (total: number) => Math.round((total * 3527) / 21750);

/** The bills of a month: the regular one and, for an owner, that of the reserve fund. */
export function toBills(month: BilledMonth): Unnumbered<SeedBill>[] {
  const bill = (fund: 'redni' | 'rezervni_sklad', total: number, ddv: number) => ({
    payer: month.payer,
    inventarna_stevilka: month.unit,
    st_dokumenta: String(fund === 'redni' ? month.number : month.number + 1),
    sklad: fund,
    obdobje: month.period,
    datum_izdaje: month.issued,
    rok_placila: month.due,
    osnova: total - ddv,
    ddv,
    znesek: total,
    placano: sumCents(month.paid.map((each) => partOf(each, fund))),
    obresti: 0,
    st_opominov: 0,
    datum_opomina: null,
    v_izvrsbi: false,
    direktna_obremenitev: false,
    nacin_prejema: month.delivery,
    id_razdelilnika: null,
  });
  return [
    bill('redni', month.regular, month.vat ?? vatOf(month.regular)),
    ...(month.reserve === undefined ? [] : [bill('rezervni_sklad', month.reserve, 0)]),
  ];
}

/** The payments of a month, one row for each bill that a payment is for. */
export function toPayments(month: BilledMonth): (Unnumbered<SeedPayment> & { group: string })[] {
  return month.paid.flatMap((each, index) =>
    (['redni', 'rezervni_sklad'] as const)
      .filter((fund) => partOf(each, fund) > 0)
      .map((fund) => ({
        group: `${month.number}/${index}/${each.sepa ? '' : fund}`,
        payer: month.payer,
        inventarna_stevilka: month.unit,
        st_dokumenta: String(fund === 'redni' ? month.number : month.number + 1),
        datum: each.on,
        znesek: partOf(each, fund),
        sepa: each.sepa ?? false,
      })),
  );
}

/** Numbers the lines of the account card in the order of their days. */
export function numbered(
  bills: readonly Unnumbered<SeedBill>[],
  payments: readonly (Unnumbered<SeedPayment> & { group: string })[],
): { bills: readonly SeedBill[]; payments: readonly SeedPayment[] } {
  const lines = [
    ...bills.map((bill) => `${bill.datum_izdaje} ${bill.st_dokumenta}`),
    ...new Set(payments.map((payment) => `${payment.datum} ${payment.group}`)),
  ].sort();
  const idOf = (line: string) => String(900_001 + lines.indexOf(line));
  return {
    bills: bills.map((bill) => ({
      ...bill,
      key: `${bill.payer}/${bill.st_dokumenta}`,
      id_knjizbe: idOf(`${bill.datum_izdaje} ${bill.st_dokumenta}`),
    })),
    payments: payments.map(({ group, ...payment }) => {
      const id_knjizbe = idOf(`${payment.datum} ${group}`);
      return { ...payment, key: `${id_knjizbe}/${payment.st_dokumenta}`, id_knjizbe };
    }),
  };
}

function partOf(paid: BilledMonth['paid'][number], fund: 'redni' | 'rezervni_sklad'): number {
  return (fund === 'redni' ? paid.regular : paid.reserve) ?? 0;
}
