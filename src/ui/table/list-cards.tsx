import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CSSProperties, ReactNode } from 'react';
import { listText as text } from '../../text/common/list';
import { cellOf, shown, totalCell } from './cell';
import { type Column, cardPlaces } from './column';
import type { ListBodyProps } from './list-body';
import './list-cards.css';
import { AllTick, RowTick } from './row-tick';
import { columnTotal, hasTotals } from './totals';

const noMark: CSSProperties = { width: 18 };

/** From so many rows on, all can be selected at once. */
const LONG = 8;

/** The two lines of a row: title and amount, then date and status and what stands under the amount. */
function Lines<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  // The date is the first of its line.
  const isDate = ({ column }: { column: Column<Row> }) => column.kind === 'date';
  const places = cardPlaces(columns).sort((one, other) => +isDate(other) - +isDate(one));
  const at = (wanted: Column<Row>['card']) =>
    places.map(({ column, place }) => {
      const own = column.cardCell?.(row);
      const content = place === wanted && (own === undefined ? shown(row, column) : own);
      const more = place === wanted && column.more?.(row);
      return content || more ? (
        <span
          key={column.key}
          data-kind={column.kind}
          className={wanted === 'amount' ? 'list-cards__amount' : undefined}
        >
          {wanted === 'title' ? null : (
            <span className="visually-hidden">{column.cardLabel?.(row) ?? column.label} </span>
          )}
          {content}
          {more ? <> {more}</> : null}
        </span>
      ) : null;
    });
  return (
    <>
      <span className="list-cards__main">
        <span className="list-cards__title">{at('title')}</span>
        <span className="list-cards__sub">{at('sub')}</span>
      </span>
      <span className="list-cards__end">
        {at('amount')}
        {at('under')}
      </span>
    </>
  );
}

/** What a tap opens: the other columns with their labels, notes and actions; `null` without any. */
function rest<Row>({ row, columns, rowActions }: ListBodyProps<Row> & { row: Row }): ReactNode {
  const places = cardPlaces(columns);
  const lines = places.flatMap(({ column, place }) => {
    const content = place === 'line' ? cellOf(row, column) : null;
    return content === null ? [] : [{ column, content }];
  });
  const notes = places
    .filter(({ place }) => place !== 'line' && place !== 'none')
    .flatMap(({ column }) => column.note?.(row) || []);
  const actions = rowActions?.(row);
  if (lines.length === 0 && notes.length === 0 && !actions) return null;
  return (
    <div className="list-cards__rest">
      {notes.map((note) => (
        <p key={note} className="list__note">
          {note}
        </p>
      ))}
      {lines.length > 0 ? (
        <dl className="list-cards__lines">
          {lines.map(({ column, content }) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {actions}
    </div>
  );
}

/** A row: a tap opens the rest of it, or its page, when it has one; then its actions stand beside it. */
function Row<Row>(props: ListBodyProps<Row> & { row: Row }) {
  const { row, columns, ticked, isPinned, rowLink, rowActions } = props;
  const details = rowLink ? null : rest(props);
  const className = 'list-cards__head';
  const Mark = rowLink ? ChevronRight : ChevronDown;
  const mark = <Mark className="list-cards__mark" size={18} aria-hidden />;
  // Without a mark its place stays empty, so that amounts stand below each other.
  const children = (
    <>
      <Lines row={row} columns={columns} />
      {rowLink ? null : details ? mark : <span style={noMark} />}
    </>
  );
  return (
    <li
      className="list-cards__row"
      data-ticked={ticked?.has(row) || undefined}
      data-pinned={isPinned?.(row) || undefined}
    >
      {ticked ? <RowTick row={row} columns={columns} ticked={ticked} /> : null}
      {details === null ? (
        (rowLink?.(row, { className, children }) ?? <div className={className}>{children}</div>)
      ) : (
        <details className="list-cards__details">
          <summary className={className}>{children}</summary>
          {details}
        </details>
      )}
      {props.cardAction?.(row)}
      {rowLink ? (
        <>
          {rowActions?.(row)}
          {mark}
        </>
      ) : null}
    </li>
  );
}

/** A list for phones: rows of two lines; a tap opens the other columns and the actions of a row. */
export function ListCards<Row>(props: ListBodyProps<Row>) {
  const { title, rows, all, rowKey, columns, isFiltered, ticked } = props;
  const totals = (hasTotals(props) ? columns : []).flatMap((column) => {
    const total = columnTotal(column, all, isFiltered);
    return total === undefined ? [] : [{ column, total }];
  });
  return (
    <div className="list-cards">
      {ticked && all.length >= LONG ? <AllTick ticked={ticked} named /> : null}
      <ul className="list-cards__list" aria-label={title}>
        {rows.map((row) => (
          <Row key={rowKey(row)} {...props} row={row} />
        ))}
      </ul>
      {totals.length > 0 ? (
        <dl className="list-cards__lines list-cards__totals">
          {totals.map(({ column, total }) => (
            <div
              key={column.key}
              data-sum={(column.card === 'amount' && !column.cardCell) || undefined}
            >
              <dt>{text.totalOf(column.label)}</dt>
              <dd>{totalCell(column, total ?? 0)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
