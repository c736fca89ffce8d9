import type { CostGroup, CostLine, CostSpecification } from '../api-types';
import { type Cents, sumCents, toCents } from '../money/cents';
import { divideRounded, toParts } from '../money/exact';
import { isKnownKey } from './allocation-key';

/** Net amount, VAT and gross amount. */
export interface Amounts {
  readonly osnova: Cents;
  readonly ddv: Cents;
  readonly znesek: Cents;
}

/** A line of a bill compared with its recalculation. */
export interface LineCheck {
  readonly line: CostLine;
  /** `unknown` when the share cannot be calculated and the rest is correct. */
  readonly outcome: 'agrees' | 'differs' | 'unknown';
  readonly reckoned: Amounts;
  /** The unit's share in ten-thousandths of a percent; `null` when it cannot be calculated. */
  readonly share: bigint | null;
  /** By how much the bill exceeds the recalculation; negative when it is lower. */
  readonly off: Amounts;
  /** Whether the bill states another share. */
  readonly shareDiffers: boolean;
}

const isQuantity = (value: number) => Number.isFinite(value) && value >= 0;

/**
 * Whether the unit's share can be calculated by the key: not for the unit's own cost (ZN), an unknown key or missing
 * quantities. The unit's quantity may be 0, the building's may not.
 */
function isShared({ kljuc, kolicina_stavbe, kolicina_enote }: CostLine): boolean {
  return (
    kljuc !== 'ZN' &&
    isKnownKey(kljuc) &&
    isQuantity(kolicina_stavbe) &&
    kolicina_stavbe > 0 &&
    isQuantity(kolicina_enote)
  );
}

export const isOff = ({ osnova, ddv, znesek }: Amounts): boolean =>
  osnova !== 0n || ddv !== 0n || znesek !== 0n;

/**
 * Recalculates a line of a bill (`pages.md` P14): the building's cost times the unit's share of the quantity, the VAT on
 * it, and their sum, each rounded to the cent. Without a share, VAT and sum are calculated from the stated net amount.
 */
export function checkLine(line: CostLine): LineCheck {
  const shared = isShared(line);
  const unit = toParts(line.kolicina_enote, 3);
  const building = toParts(line.kolicina_stavbe, 3);
  const osnova = shared
    ? divideRounded(toCents(line.znesek_racuna) * unit, building)
    : toCents(line.osnova);
  const ddv = divideRounded(osnova * toParts(line.stopnja_ddv, 2), 10_000n);
  const reckoned = { osnova, ddv, znesek: osnova + ddv };
  const share = shared ? divideRounded(unit * 1_000_000n, building) : null;
  const off = {
    osnova: toCents(line.osnova) - reckoned.osnova,
    ddv: toCents(line.ddv) - reckoned.ddv,
    znesek: toCents(line.znesek) - reckoned.znesek,
  };
  const shareDiffers = share !== null && share !== toParts(line.delez, 4);
  const differs = isOff(off) || shareDiffers;
  const outcome = differs ? 'differs' : shared ? 'agrees' : 'unknown';
  return { line, outcome, reckoned, share, off, shareDiffers };
}

/** A bill compared with its recalculation. */
export interface BillCheck {
  /** In the order of the bill. */
  readonly lines: readonly LineCheck[];
  /** By how much each subtotal exceeds the sum of its lines; a group may lack its subtotal. */
  readonly groups: readonly { readonly skupina: CostGroup; readonly off: Amounts }[];
  /** The same for each VAT rate; a rate states no gross amount. */
  readonly rates: readonly { readonly stopnja: number; readonly off: Amounts }[];
  /** By how much the stated totals exceed the sum of all lines. */
  readonly total: Amounts;
  /** The correct total: the sum of the recalculated lines. */
  readonly reckoned: Cents;
  /** By how much the bill exceeds it. */
  readonly off: Cents;
  /** Whether every line and sum is correct; lines that cannot be recalculated are ignored. */
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

/** By how much a stated sum exceeds its lines; a missing sum counts as 0. */
function offFrom(lines: readonly CostLine[], stated: Stated | undefined): Amounts {
  const sum = sumOf(lines);
  return {
    osnova: toCents(stated?.osnova ?? 0) - sum.osnova,
    ddv: toCents(stated?.ddv ?? 0) - sum.ddv,
    znesek: toCents(stated?.znesek ?? 0) - sum.znesek,
  };
}

/**
 * Recalculates a bill, line by line and sum by sum. Sums are compared with the lines as the bill states them, so that
 * each error is reported once, at its place.
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
