import type { Amounts } from '../../domain/bills/bill-check';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { checkText } from '../../text/bills/cost-specification';

/** By how much an amount of the bill is wrong, in words, or that only its parts are wrong. */
export function offText({ znesek, osnova, ddv }: Amounts): string {
  const off = znesek === 0n ? osnova + ddv : znesek;
  if (off === 0n) return checkText.partsDiffer;
  return off > 0n
    ? checkText.tooMuch(formatMoney(fromCents(off)))
    : checkText.tooLittle(formatMoney(fromCents(-off)));
}
