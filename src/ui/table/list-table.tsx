import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { FocusEvent } from 'react';
import { formatNumber } from '../../domain/money/number';
import { listText as text } from '../../text/common/list';
import { cellOf, totalCell } from './cell';
import { alignOf, type Column } from './column';
import type { ListBodyProps } from './list-body';
import './list-table.css';
import { InTable } from './in-table';
import { AllTick, RowTick } from './row-tick';
import { columnTotal, hasTotals } from './totals';

const EMPTY_CELL = '/';

/**
 * The heading of a column, a button that sorts the list; its name says how (`pages.md` 2.3). On paper it is text: Chromium
 * does not repeat a head that has a button on each sheet.
 */
function SortHeading<Row>(
  props: { column: Column<Row> } & Pick<ListBodyProps<Row>, 'sort' | 'onSort' | 'printing'>,
) {
  const { column, sort, onSort, printing } = props;
  const { key, label } = column;
  const sorted = sort.key === key;
  const falling = sorted && !sort.falling;
  const isEnd = alignOf(column) === 'end';
  const Icon = !sorted ? ChevronsUpDown : sort.falling ? ArrowDown : ArrowUp;
  const mark = <Icon size={14} aria-hidden />;
  const order = sort.falling ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      abbr={label}
      data-align={alignOf(column)}
      aria-sort={sorted ? order : undefined}
    >
      {printing ? (
        <span className="list-table__sort">{label}</span>
      ) : (
        <button
          type="button"
          className="list-table__sort"
          aria-label={`${label}, ${falling ? text.sortDown : text.sortUp}`}
          onClick={() => onSort({ key, falling })}
        >
          {/* A heading stands above its figures, with the mark before it. */}
          {isEnd ? mark : null}
          {label}
          {isEnd ? null : mark}
        </button>
      )}
    </th>
  );
}

/** Chromium may leave a focused control partly outside of a scrollable region (W14). */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A list as a table, for wide screens and for print. The first column is the row header. */
export function ListTable<Row>(list: ListBodyProps<Row>) {
  const columns = list.columns.filter(({ table }) => table !== 'none');
  const { actsInTable } = list;
  const hasActs = actsInTable === undefined || list.rows.some(actsInTable);
  const rowActions = hasActs ? list.rowActions : undefined;
  const props = { ...list, columns, rowActions };
  const { title, rows, rowKey, ticked, isPinned } = props;
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="list-table" aria-label={title} tabIndex={0} onFocus={bringIntoView}>
      <InTable value={true}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {ticked ? (
                <th scope="col" className="list-table__tick">
                  <AllTick ticked={ticked} named={false} />
                </th>
              ) : null}
              {columns.map((column) => (
                <SortHeading key={column.key} {...props} column={column} />
              ))}
              {rowActions ? (
                <th scope="col" className="list-table__actions no-print">
                  <span className="visually-hidden">{text.rowActions}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-ticked={ticked?.has(row) || undefined}
                data-pinned={isPinned?.(row) || undefined}
              >
                {ticked ? (
                  <td className="list-table__tick">
                    <RowTick row={row} columns={columns} ticked={ticked} />
                  </td>
                ) : null}
                {first ? <th scope="row">{cellOf(row, first) ?? EMPTY_CELL}</th> : null}
                {others.map((column) => (
                  <td key={column.key} data-align={alignOf(column)}>
                    {cellOf(row, column) ?? <span className="none">{EMPTY_CELL}</span>}
                  </td>
                ))}
                {rowActions ? (
                  <td className="list-table__actions no-print">{rowActions(row)}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <TotalsRow {...props} />
        </table>
      </InTable>
    </section>
  );
}

function TotalsRow<Row>(props: ListBodyProps<Row>) {
  const { columns, rows, all, isFiltered, ticked, rowActions } = props;
  if (!hasTotals(props)) return null;
  const [, ...others] = columns;
  return (
    <tfoot>
      <tr>
        {ticked ? <td className="list-table__tick" /> : null}
        <th scope="row">
          {rows.length < all.length ? text.totalOfAll(formatNumber(all.length, 0)) : text.total}
        </th>
        {others.map((column) => {
          const total = columnTotal(column, all, isFiltered);
          return (
            <td key={column.key} data-align={alignOf(column)}>
              {total === undefined ? null : totalCell(column, total)}
            </td>
          );
        })}
        {rowActions ? <td className="list-table__actions no-print" /> : null}
      </tr>
    </tfoot>
  );
}
