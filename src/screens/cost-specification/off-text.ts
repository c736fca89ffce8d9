import type { Amounts } from '../../domain/bill-line';
import { fromCents } from '../../domain/cents';
import { formatMoney } from '../../domain/number';
import { checkText } from '../../text/cost-specification';

/** By how much an amount of the bill is off, in words; where only its parts are, that. */
export function offText({ znesek, osnova, ddv }: Amounts): string {
  const off = znesek === 0n ? osnova + ddv : znesek;
  if (off === 0n) return checkText.partsDiffer;
  return off > 0n
    ? checkText.tooMuch(formatMoney(fromCents(off)))
    : checkText.tooLittle(formatMoney(fromCents(-off)));
}
