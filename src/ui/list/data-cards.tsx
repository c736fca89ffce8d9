import type { Column, ListProps } from './column';
import './data-cards.css';

const inPlace = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter((column) => (column.card ?? 'line') === place);

/** A list as cards, for a phone: what it is at the left, the amount at the right, the rest line by line. */
export function DataCards<Row>({ label, rows, rowKey, columns }: ListProps<Row>) {
  return (
    <ul className="data-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="card data-cards__card">
          <div className="data-cards__head">
            <h2 className="data-cards__title">
              {inPlace(columns, 'title').map((column) => (
                <span key={column.key}>{column.cell(row)}</span>
              ))}
            </h2>
            {inPlace(columns, 'amount').map((column) => (
              <p key={column.key} className="data-cards__amount">
                <span className="visually-hidden">{column.label} </span>
                {column.cell(row)}
              </p>
            ))}
          </div>
          <dl className="data-cards__lines">
            {inPlace(columns, 'line')
              .map((column) => ({ ...column, content: column.cell(row) }))
              .filter(({ content }) => content !== null)
              .map((line) => (
                <div key={line.key}>
                  <dt>{line.label}</dt>
                  <dd>{line.content}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
