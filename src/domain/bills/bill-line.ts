import type { CostLine } from '../api-types';
import { type Cents, toCents } from '../money/cents';
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
