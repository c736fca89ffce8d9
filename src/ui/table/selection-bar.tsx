import { sumOf } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { listText as text } from '../../text/common/list';
import { counted } from '../../text/common/plural';
import type { Selection } from './list-props';
import './selection-bar.css';

interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly rows: readonly Row[];
}

/**
 * The count, sum and actions of the selected rows: `2 postavki · 249.40 €`. So that the first tick does not shift the
 * layout, it covers the totals, which a selection replaces.
 */
export function SelectionBar<Row>({ selection, rows }: SelectionBarProps<Row>) {
  const { forms, amount, actions } = selection;
  const some = rows.length > 0;
  return (
    <div className="selection-bar no-print" data-some={some || undefined}>
      <p role="status" className="selection-bar__sum">
        {some ? (
          <>
            <span className="selection-bar__word">{text.selected}</span>{' '}
            {counted(rows.length, forms)} · <strong>{formatMoney(sumOf(rows.map(amount)))}</strong>
          </>
        ) : null}
      </p>
      {some ? actions?.(rows) : null}
    </div>
  );
}
