import { formatQuantity, formatRate } from '../../domain/bills/allocation-key';
import type { LineCheck } from '../../domain/bills/bill-check';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { lineText as text } from '../../text/bills/cost-specification';

/** The computation of a line as text: `496.00 € × 3.5 / 100.0 = 17.36 €; DDV 22 % = 3.82 €; skupaj 21.18 €`. */
export function computationOf({ line, reckoned, share }: LineCheck): string {
  const money = (cents: bigint) => formatMoney(fromCents(cents));
  const quantity = (value: number) => formatQuantity(value, line.kljuc, false);
  const net =
    share === null
      ? text.netOf(money(reckoned.osnova))
      : `${formatMoney(line.znesek_racuna)} × ${quantity(line.kolicina_enote)} / ${quantity(line.kolicina_stavbe)} = ${money(reckoned.osnova)}`;
  const vat =
    line.stopnja_ddv === 0
      ? text.noVat
      : text.vatOf(formatRate(line.stopnja_ddv), money(reckoned.ddv));
  return [net, vat, text.sumOf(money(reckoned.znesek))].join('; ');
}
