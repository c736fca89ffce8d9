import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { listText as text } from '../../text/common/list';
import { cellOf, shown, totalCell } from './cell';
import { type Column, cardPlaces } from './column';
import type { ListBodyProps } from './list-body';
import './list-cards.css';
import { AllTick, RowTick } from './row-tick';
import { columnTotal } from './totals';

/** From so many rows on, all can be selected at once. */
const LONG = 8;

/** Words may be long, so that they share what is left of their line. */
const isWords = <Row,>({ kind }: Column<Row>) => kind === 'text' || kind === 'choice';

/** The place of a kind in the second line, which begins with the date and ends with the status. */
const subPlace = (kind: Column<never>['kind']) => (kind === 'date' ? 0 : kind === 'status' ? 2 : 1);

/** The two lines of a row: title and amount, then date and status and what stands under the amount. */
function Lines<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const places = cardPlaces(columns);
  const at = (wanted: Column<Row>['card']) =>
    places.flatMap(({ column, place }) => {
      const content = column.cardCell ? column.cardCell(row) : shown(row, column);
      return place === wanted && content !== null ? [{ column, content }] : [];
    });
  const subs = at('sub').sort(
    ({ column: one }, { column: other }) => subPlace(one.kind) - subPlace(other.kind),
  );
  return (
    <>
      <span className="list-cards__main">
        <span className="list-cards__title">
          {at('title').map(({ column, content }) => (
            <span key={column.key}>{content}</span>
          ))}
        </span>
        <span className="list-cards__sub">
          {subs.map(({ column, content }) => (
            <span key={column.key} className={isWords(column) ? 'list-cards__words' : undefined}>
              <span className="visually-hidden">{column.label} </span>
              {content}
            </span>
          ))}
        </span>
      </span>
      <span className="list-cards__end">
        {[...at('amount'), ...at('under')].map(({ column, content }) => (
          <span
            key={column.key}
            className={column.card === 'amount' ? 'list-cards__amount' : undefined}
          >
            <span className="visually-hidden">{column.label} </span>
            {content}
          </span>
        ))}
      </span>
    </>
  );
}

/** What a tap opens: the other columns with their labels, notes and actions; `null` without any. */
function rest<Row>({ row, columns, rowActions }: ListBodyProps<Row> & { row: Row }): ReactNode {
  const places = cardPlaces(columns);
  const lines = places
    .filter(({ place }) => place === 'line')
    .map(({ column }) => ({ column, content: cellOf(row, column) }))
    .filter(({ content }) => content !== null);
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

/** A row that leads to its page as a whole; its actions stand beside it. */
function LinkRow<Row>(
  props: ListBodyProps<Row> & {
    readonly row: Row;
    readonly rowLink: NonNullable<ListBodyProps<Row>['rowLink']>;
  },
) {
  const { row, columns, rowLink, rowActions } = props;
  return (
    <>
      {rowLink(row, {
        className: 'list-cards__head',
        children: (
          <>
            <Lines row={row} columns={columns} />
            <ChevronRight className="list-cards__mark" size={18} aria-hidden />
          </>
        ),
      })}
      {rowActions?.(row)}
    </>
  );
}

function Row<Row>(props: ListBodyProps<Row> & { row: Row }) {
  const { row, columns, ticked, isPinned, rowLink } = props;
  const details = rowLink ? null : rest(props);
  return (
    <li
      className="list-cards__row"
      data-ticked={ticked?.has(row) || undefined}
      data-pinned={isPinned?.(row) || undefined}
    >
      {ticked ? <RowTick row={row} columns={columns} ticked={ticked} /> : null}
      {rowLink ? (
        <LinkRow {...props} rowLink={rowLink} />
      ) : details === null ? (
        <div className="list-cards__head">
          <Lines row={row} columns={columns} />
        </div>
      ) : (
        <details className="list-cards__details">
          <summary className="list-cards__head">
            <Lines row={row} columns={columns} />
            <ChevronDown className="list-cards__mark" size={18} aria-hidden />
          </summary>
          {details}
        </details>
      )}
    </li>
  );
}

/** A list for phones: rows of two lines; a tap opens the other columns and the actions of a row. */
export function ListCards<Row>(props: ListBodyProps<Row>) {
  const { title, rows, all, rowKey, columns, isFiltered, ticked } = props;
  const totals = columns
    .map((column) => ({ column, total: columnTotal(column, all, isFiltered) }))
    .flatMap(({ column, total }) => (total === undefined ? [] : [{ column, total }]));
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
