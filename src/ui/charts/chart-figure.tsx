import type { ReactNode } from 'react';
import { chartText as text } from '../../text/common/chart';
import './chart.css';
import '../page/disclosure.css';

/** The data table of a chart; the first column is the row header. */
interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly string[];
  }[];
}

interface ChartFigureProps {
  readonly caption: string;
  /** Left out when the chart's legend has all numbers. */
  readonly table?: ChartTable;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A chart with its caption, and its data as a table for users who cannot see the drawing. */
export function ChartFigure({ caption, table, isEmpty, children }: ChartFigureProps) {
  return (
    <figure className="chart">
      <figcaption className="chart__caption">{caption}</figcaption>
      {isEmpty ? <p>{text.none}</p> : children}
      {isEmpty || !table ? null : (
        <details className="chart__data">
          <summary>{text.showTable}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <section className="chart__table" aria-label={caption} tabIndex={0}>
            <table>
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ key, name, cells }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, place) => (
                      <td key={table.columns[place + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </figure>
  );
}
