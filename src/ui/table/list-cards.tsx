import { listText as text } from '../../text/common/list';
import { cellOf, totalCell } from './cell';
import type { Column } from './column';
import type { ListBodyProps } from './list-body';
import './list-cards.css';
import { AllTick, RowTick } from './row-tick';
import { columnTotal } from './totals';

const inPlace = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter((column) => (column.card ?? 'line') === place);

function Card<Row>(props: ListBodyProps<Row> & { row: Row }) {
  const { row, columns, ticked, rowActions } = props;
  const lines = inPlace(columns, 'line')
    .map((column) => ({ column, content: cellOf(row, column) }))
    .filter(({ content }) => content !== null);
  return (
    <li className="card list-cards__card" data-ticked={ticked?.has(row) || undefined}>
      <div className="list-cards__head">
        {ticked ? <RowTick row={row} columns={columns} ticked={ticked} /> : null}
        <h2 className="list-cards__title">
          {inPlace(columns, 'title').map((column) => (
            <span key={column.key}>{cellOf(row, column)}</span>
          ))}
        </h2>
        {inPlace(columns, 'amount').map((column) => (
          <p key={column.key} className="list-cards__amount">
            <span className="visually-hidden">{column.label} </span>
            {cellOf(row, column)}
          </p>
        ))}
      </div>
      <dl className="list-cards__lines">
        {lines.map(({ column, content }) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {rowActions?.(row)}
    </li>
  );
}

/** A list as cards, for phones: title at the left, amount at the right, the other columns as lines. */
export function ListCards<Row>(props: ListBodyProps<Row>) {
  const { title, rows, all, rowKey, columns, isFiltered, ticked } = props;
  const totals = columns
    .map((column) => ({ column, total: columnTotal(column, all, isFiltered) }))
    .flatMap(({ column, total }) => (total === undefined ? [] : [{ column, total }]));
  return (
    <div className="list-cards">
      {ticked ? <AllTick ticked={ticked} named /> : null}
      <ul className="list-cards__list" aria-label={title}>
        {rows.map((row) => (
          <Card key={rowKey(row)} {...props} row={row} />
        ))}
      </ul>
      {totals.length > 0 ? (
        <dl className="list-cards__lines list-cards__totals">
          {totals.map(({ column, total }) => (
            <div key={column.key}>
              <dt>{text.totalOf(column.label)}</dt>
              <dd>{totalCell(column, total ?? 0)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
