import type { ListProps } from './column';
import './data-table.css';

const NONE = '/';

/** A list as a table, for a screen with room. The first column names the row. */
export function DataTable<Row>({ label, rows, rowKey, columns, totalLabel }: ListProps<Row>) {
  const totals = columns.some((column) => column.total !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="data-table" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row) ?? NONE}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row) ?? NONE}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals && totalLabel ? (
          <tfoot>
            <tr>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.key} scope="row">
                    {totalLabel}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.total}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
