import { listText as text } from '../../text/common/list';
import '../controls/checkbox.css';
import '../controls/tick.css';
import type { Column } from './column';
import type { Ticked } from './use-selection';
import { textOf } from './values';

interface RowTickProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly ticked: Ticked<Row>;
}

/** The checkbox of a row, named by the first column. */
export function RowTick<Row>({ row, columns: [first], ticked }: RowTickProps<Row>) {
  const name = first ? (textOf(row, first) ?? '') : '';
  return (
    <label className="tick no-print">
      <input type="checkbox" checked={ticked.has(row)} onChange={() => ticked.toggle(row)} />
      <span className="visually-hidden">{text.select(name)}</span>
    </label>
  );
}

/** The checkbox of all filtered rows; indeterminate while only some are selected. */
export function AllTick<Row>({ ticked, named }: { ticked: Ticked<Row>; named: boolean }) {
  return (
    <label className="tick no-print">
      <input
        type="checkbox"
        checked={ticked.all}
        ref={(box) => {
          if (box) box.indeterminate = !ticked.all && ticked.rows.length > 0;
        }}
        onChange={ticked.toggleAll}
      />
      <span className={named ? undefined : 'visually-hidden'}>{text.selectAll}</span>
    </label>
  );
}
