import type { components } from '../../src/api/schema';
import { monthOf } from '../files/document-words';
import { allRows } from '../values/all-rows';
import { byText } from '../values/by-text';
import { groupBy } from '../values/group-by';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';
import { entryLines } from './card-entries';
import { fundWords } from './fund-words';
import { demoReference } from './reference';

type AccountCard = components['schemas']['AccountCard'];
type CardLine = AccountCard['knjizbe'][number];

/** A line of the card before its balance is computed, in cents. */
export interface Movement extends Omit<CardLine, 'breme' | 'dobro' | 'saldo'> {
  readonly breme: Cents;
  readonly dobro: Cents;
}

/** The data of a card. */
export interface CardSources {
  readonly bills: readonly RowOf<'bill'>[];
  readonly payments: readonly RowOf<'payment'>[];
  readonly entries: readonly RowOf<'cardEntry'>[];
  readonly codePayer: string;
  /** The label of a unit by its key. */
  labelOf(unitKey: string): string;
  /** The path of a bill's document. */
  pathOf(number: string): string | null;
}

/** The first and the last requested day, both included. */
export interface Span {
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * All bills, payments and other entries, the newest line first, each with the balance after it (pages.md P3). Lines
 * before the requested days are part of the opening balance.
 */
export function accountCardAnswer(sources: CardSources, { from, until }: Span): AccountCard {
  const all = [...billLines(sources), ...paymentLines(sources), ...entryLines(sources)].sort(
    byTime,
  );
  const before = all.filter(({ datum }) => from !== null && datum < from);
  const within = all.slice(before.length).filter(({ datum }) => until === null || datum <= until);
  const opening = balanceOf(before);
  return {
    zacetno_stanje: toEuro(opening),
    promet_v_breme: toEuro(sumCents(within.map(({ breme }) => breme))),
    promet_v_dobro: toEuro(sumCents(within.map(({ dobro }) => dobro))),
    koncno_stanje: toEuro(opening + balanceOf(within)),
    knjizbe: withBalances(within, opening).reverse(),
    ...allRows(within),
  };
}

function billLines({ bills, codePayer, labelOf, pathOf }: CardSources): Movement[] {
  return bills.map((bill) => ({
    id_knjizbe: bill.id_knjizbe,
    datum: bill.datum_izdaje,
    vrsta: 'obracun',
    sklad: bill.sklad,
    opis: `${fundWords[bill.sklad]} ${monthOf(bill.obdobje)}`,
    st_dokumenta: bill.st_dokumenta,
    referenca: demoReference({ codePayer, period: bill.obdobje, fund: bill.sklad }),
    rok_placila: bill.rok_placila,
    breme: bill.znesek,
    dobro: 0,
    inventarna_stevilka: bill.inventarna_stevilka,
    naziv_enote: labelOf(bill.inventarna_stevilka),
    pot_pdf: pathOf(bill.st_dokumenta),
  }));
}

/** One line for each payment: a direct debit may settle several bills and then belongs to no single fund. */
function paymentLines({ bills, payments, codePayer, labelOf }: CardSources): Movement[] {
  const billOf = new Map(bills.map((bill) => [bill.st_dokumenta, bill]));
  const byLine = groupBy(payments, ({ id_knjizbe }) => id_knjizbe);
  return [...byLine].flatMap(([id, parts]) => {
    const [part] = parts;
    const bill = part && billOf.get(part.st_dokumenta);
    if (!part || !bill) return [];
    const reference = demoReference({ codePayer, period: bill.obdobje, fund: bill.sklad });
    const partly = part.znesek < bill.znesek ? ' (delno)' : '';
    const readable = `${reference.slice(0, 4)} ${reference.slice(4)}`;
    return {
      id_knjizbe: id,
      datum: part.datum,
      vrsta: 'placilo',
      sklad: parts.length === 1 ? bill.sklad : null,
      opis: part.sepa ? 'Plačilo, direktna obremenitev SEPA' : `Plačilo${partly}, ${readable}`,
      st_dokumenta: null,
      referenca: part.sepa ? null : reference,
      rok_placila: null,
      breme: 0,
      dobro: sumCents(parts.map(({ znesek }) => znesek)),
      inventarna_stevilka: part.inventarna_stevilka,
      naziv_enote: labelOf(part.inventarna_stevilka),
      pot_pdf: null,
    };
  });
}

/** The lines as shown, each with the balance after it. */
function withBalances(lines: readonly Movement[], opening: Cents): CardLine[] {
  let balance = opening;
  return lines.map((line) => {
    balance += line.breme - line.dobro;
    const [breme, dobro] = [toEuro(line.breme), toEuro(line.dobro)];
    return { ...line, breme, dobro, saldo: toEuro(balance) };
  });
}

function balanceOf(lines: readonly Movement[]): Cents {
  return sumCents(lines.map(({ breme, dobro }) => breme - dobro));
}

/** Ids of lines are in the order of their days. */
function byTime(a: Movement, b: Movement): number {
  return byText(a.datum, b.datum) || byText(a.id_knjizbe, b.id_knjizbe);
}
