import type { CostGroup, CostLine, CostSpecification } from '../api-types';
import { type Cents, sumCents, toCents } from '../money/cents';
import { type Amounts, checkLine, isOff, type LineCheck } from './bill-line';

/** A bill beside what it comes to when it is reckoned anew. */
export interface BillCheck {
  /** In the order of the bill. */
  readonly lines: readonly LineCheck[];
  /** What each subtotal says more than its lines come to; a group may lack its subtotal. */
  readonly groups: readonly { readonly skupina: CostGroup; readonly off: Amounts }[];
  /** The same for each VAT rate; it has no sum of its own. */
  readonly rates: readonly { readonly stopnja: number; readonly off: Amounts }[];
  /** What the bill says more than all of its lines come to. */
  readonly total: Amounts;
  /** What the bill should be: the sum of its lines, reckoned anew. */
  readonly reckoned: Cents;
  /** What the bill is more than that. */
  readonly off: Cents;
  /** Whether nothing at all is off; lines that can not be reckoned are left aside. */
  readonly right: boolean;
}

type Stated = Pick<CostLine, 'osnova' | 'ddv' | 'znesek'>;

function sumOf(lines: readonly CostLine[]): Amounts {
  return {
    osnova: sumCents(lines.map(({ osnova }) => osnova)),
    ddv: sumCents(lines.map(({ ddv }) => ddv)),
    znesek: sumCents(lines.map(({ znesek }) => znesek)),
  };
}

/** What a sum of the bill says more than its lines; a sum that is missing says nothing, so 0. */
function offFrom(lines: readonly CostLine[], stated: Stated | undefined): Amounts {
  const sum = sumOf(lines);
  return {
    osnova: toCents(stated?.osnova ?? 0) - sum.osnova,
    ddv: toCents(stated?.ddv ?? 0) - sum.ddv,
    znesek: toCents(stated?.znesek ?? 0) - sum.znesek,
  };
}

/**
 * Reckons a bill anew, line by line and sum by sum. The sums are held against the lines as the bill has them, so that
 * each fault is told once, where it is.
 */
export function checkBill(bill: CostSpecification): BillCheck {
  const { postavke, skupine, rekapitulacija_ddv } = bill;
  const lines = postavke.map(checkLine);
  const groups = [...new Set([...skupine, ...postavke].map(({ skupina }) => skupina))].map(
    (skupina) => ({
      skupina,
      off: offFrom(
        postavke.filter((line) => line.skupina === skupina),
        skupine.find((group) => group.skupina === skupina),
      ),
    }),
  );
  const stopnje = [
    ...rekapitulacija_ddv.map(({ stopnja }) => stopnja),
    ...postavke.map(({ stopnja_ddv }) => stopnja_ddv),
  ];
  const rates = [...new Set(stopnje)].map((stopnja) => {
    const own = postavke.filter((line) => line.stopnja_ddv === stopnja);
    const stated = rekapitulacija_ddv.find((rate) => rate.stopnja === stopnja);
    const { osnova, ddv } = offFrom(own, stated && { ...stated, znesek: 0 });
    return { stopnja, off: { osnova, ddv, znesek: 0n } };
  });
  const total = offFrom(postavke, {
    osnova: bill.skupaj_osnova,
    ddv: bill.skupaj_ddv,
    znesek: bill.skupaj_znesek,
  });
  const reckoned = lines.reduce((sum, line) => sum + line.reckoned.znesek, 0n);
  const sums = [...groups.map(({ off }) => off), ...rates.map(({ off }) => off), total];
  return {
    lines,
    groups,
    rates,
    total,
    reckoned,
    off: toCents(bill.skupaj_znesek) - reckoned,
    right: lines.every(({ outcome }) => outcome !== 'differs') && !sums.some(isOff),
  };
}
