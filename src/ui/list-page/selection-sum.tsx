import { sumOf } from '../../domain/cents';
import { formatMoney } from '../../domain/number';
import { listText as text } from '../../text/list';
import { counted } from '../../text/plural';
import type { Selection } from './list-props';

interface SelectionSumProps<Row> {
  readonly selection: Selection<Row>;
  readonly rows: readonly Row[];
}

/** What is ticked, with its sum, and what can be done with it: `Izbrano: 2 postavki, 249.40 €` (`domain.md` P4). */
export function SelectionSum<Row>({ selection, rows }: SelectionSumProps<Row>) {
  const { forms, amount, actions } = selection;
  const some = rows.length > 0;
  return (
    <div className="list__ticked no-print" data-some={some || undefined}>
      <p role="status">
        {some
          ? text.selected(counted(rows.length, forms), formatMoney(sumOf(rows.map(amount))))
          : null}
      </p>
      {some ? actions?.(rows) : null}
    </div>
  );
}
