import type { RowOf } from '../world/db';
import { dayAfter, dayBack, periodBack } from './days';
import { createRandom, type Random } from './random';
import type { GeneratedUnit } from './units';

type Bill = RowOf<'bill'>;
type Payment = RowOf<'payment'>;

/** The amounts of a bill, in cents. */
type Amounts = Pick<Bill, 'osnova' | 'ddv'>;

/** The bills to generate for a payer. */
export interface BillingPlan {
  readonly payer: string;
  readonly units: readonly Pick<GeneratedUnit, 'rows' | 'fact'>[];
  /** Bills that are not paid in full. */
  readonly open: number;
  /** Older bills that are paid. */
  readonly paid: number;
  /** How many numbers of the manager are before those of the bills: two payers of a manager have no number in common. */
  readonly after?: number;
  /** Amounts of the regular bills that have a specification, by unit and period. */
  readonly known?: ReadonlyMap<string, Amounts>;
}

/** Ten years: older bills share their periods. */
const months = 120;

/** One unit in nine has debts of this many months. */
const oldDebt = 14;

/**
 * Bills of units, in turn and back in time, and their payments. An owner has bills of the reserve fund too, some owners
 * also of a voluntary one. The open ones have all states of pages.md 2.4, and some have one of the three forms of a
 * missing due date (§3).
 */
export function generateBills(
  { payer, units, open, paid, after = 0, known }: BillingPlan,
  seed: number,
): { readonly bills: readonly Bill[]; readonly payments: readonly Payment[] } {
  const random = createRandom(seed, `bills of ${payer}`);
  const bills: Bill[] = [];
  const payments: Payment[] = [];
  for (let index = 0; index < open + paid; index += 1) {
    const unit = units[index % units.length];
    if (!unit) break;
    const { inventarna_stevilka } = unit.fact;
    const funds = fundsOf(unit, index % units.length);
    const turn = Math.floor(index / units.length);
    const sklad = funds[turn % funds.length] ?? 'redni';
    const since = (index % units.length) % 9 === 4 ? oldDebt : 0;
    const obdobje = periodBack((since + Math.floor(turn / funds.length)) % months);
    const amounts =
      (sklad === 'redni' && known?.get(`${inventarna_stevilka}/${obdobje}`)) ||
      anyAmounts(sklad, random);
    const what = { payer, inventarna_stevilka, sklad, obdobje, amounts };
    const bill = toBill({ ...what, index: after + index }, random);
    const placano = index < open ? bill.placano : bill.znesek;
    bills.push({ ...bill, placano });
    if (placano > 0) payments.push(toPayment(bill, placano, random));
  }
  return { bills, payments };
}

function fundsOf({ rows }: BillingPlan['units'][number], index: number): readonly Bill['sklad'][] {
  if (rows.every(({ vrsta }) => vrsta === 'U')) return ['redni'];
  const voluntary = index % 10 === 3 ? (['prostovoljni_sklad'] as const) : [];
  return ['redni', 'rezervni_sklad', ...voluntary];
}

function anyAmounts(sklad: Bill['sklad'], random: Random): Amounts {
  if (sklad !== 'redni') return { osnova: random.whole(300, 9000), ddv: 0 };
  const osnova = random.whole(2500, 38_000);
  return { osnova, ddv: Math.round(osnova * 0.19) };
}

interface Draft extends Pick<Bill, 'payer' | 'inventarna_stevilka' | 'sklad' | 'obdobje'> {
  readonly amounts: Amounts;
  readonly index: number;
}

function toBill({ amounts, index, ...what }: Draft, random: Random): Bill {
  const { payer, obdobje } = what;
  const datum_izdaje = dayAfter(obdobje, 11);
  const st_dokumenta = `${obdobje.slice(2).replace('-', '')}${String(index + 1).padStart(6, '0')}`;
  const znesek = amounts.osnova + amounts.ddv;
  const due = random.chance(0.03) ? null : dayAfter(obdobje, 28);
  const isOld = obdobje < '2026-08';
  const reminders = isOld ? random.whole(0, 3) : 0;
  return {
    ...what,
    ...amounts,
    key: `${payer}/${st_dokumenta}`,
    id_knjizbe: String(10_000_001 + index),
    st_dokumenta,
    datum_izdaje,
    rok_placila: due,
    znesek,
    placano: openPayment(znesek, random),
    obresti: isOld ? random.whole(0, 900) : 0,
    st_opominov: reminders,
    datum_opomina: reminders > 0 ? dayBack(random.whole(1, 60)) : null,
    v_izvrsbi: obdobje < '2026-01' && random.chance(0.05),
    direktna_obremenitev: random.chance(0.05),
    nacin_prejema: random.pick(['portal', 'e_racun', 'e_posta', 'posta']),
    id_razdelilnika: null,
  };
}

/** The paid part of an open bill: mostly nothing, sometimes a part, rarely too much. */
function openPayment(total: number, random: Random): number {
  if (random.chance(0.01)) return total + random.whole(1, 5000);
  return random.chance(0.2) ? random.whole(1, total - 1) : 0;
}

function toPayment(bill: Bill, znesek: number, random: Random): Payment {
  const id_knjizbe = String(20_000_000 + Number(bill.id_knjizbe));
  const soon = dayAfter(bill.obdobje, random.whole(12, 28));
  return {
    key: `${bill.key}/${id_knjizbe}`,
    id_knjizbe,
    payer: bill.payer,
    inventarna_stevilka: bill.inventarna_stevilka,
    st_dokumenta: bill.st_dokumenta,
    datum: soon < '2026-11-20' ? soon : '2026-11-20',
    znesek,
    sepa: bill.direktna_obremenitev,
  };
}
