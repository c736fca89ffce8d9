import type { CostLine } from '../api-types';
import { type Cents, toCents } from '../money/cents';
import { divideRounded, toParts } from '../money/exact';
import { isKnownKey } from './allocation-key';

/** Net, VAT and both together. */
export interface Amounts {
  readonly osnova: Cents;
  readonly ddv: Cents;
  readonly znesek: Cents;
}

/** A line of a bill beside what it comes to when it is reckoned anew. */
export interface LineCheck {
  readonly line: CostLine;
  /** `unknown` where the share can not be reckoned and the rest is right. */
  readonly outcome: 'agrees' | 'differs' | 'unknown';
  readonly reckoned: Amounts;
  /** The unit's share in ten-thousandths of a percent; `null` where it can not be reckoned. */
  readonly share: bigint | null;
  /** What the bill says more than the reckoning (less, when negative). */
  readonly off: Amounts;
  /** Whether the bill's share is another one. */
  readonly shareDiffers: boolean;
}

const isQuantity = (value: number) => Number.isFinite(value) && value >= 0;

/**
 * Whether the unit's part can be reckoned from the key: not for the unit's own cost (ZN), not by a key that is not known
 * here, and not without the quantities. A unit may have none of what is shared (0); a building may not.
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
 * Reckons a line of a bill anew, as `pages.md` P14 has it: the building's cost by the unit's part of the quantity, VAT
 * on that, and both together, each rounded to the cent. Where the part can not be reckoned, VAT and sum are, from the
 * net amount of the bill.
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
