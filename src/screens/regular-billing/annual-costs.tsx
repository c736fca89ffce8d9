import type { CSSProperties } from 'react';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import { annualText as text } from '../../text/bills/annual-statement';
import { useMedia } from '../../ui/browser/use-media';
import { Money } from '../../ui/page/money';

/** What the owner and the tenant bear of a kind of cost, in euro. */
export type CostRow = readonly [name: string, owner: number, tenant: number];

type Column = 1 | 2;

/** Here two columns of amounts leave too little for the longest word of a name. */
const NARROW = '(width < 360px)';
const aboveAmounts: CSSProperties = { borderBlockEnd: 0, paddingBlockEnd: 0 };
const overAmounts: CSSProperties = { textAlign: 'end' };

interface RowProps {
  readonly row: CostRow;
  readonly columns: readonly Column[];
  /** The name is above the amounts. */
  readonly isStacked: boolean;
}

function Row({ row, columns, isStacked }: RowProps) {
  const name = unbrokenPercent(row[0]);
  const amounts = columns.map((column) => (
    <td key={column}>
      <Money value={row[column]} />
    </td>
  ));
  return isStacked ? (
    <>
      <tr>
        <th scope="rowgroup" colSpan={columns.length} style={aboveAmounts}>
          {name}
        </th>
      </tr>
      <tr>{amounts}</tr>
    </>
  ) : (
    <tr>
      <th scope="row">{name}</th>
      {amounts}
    </tr>
  );
}

interface AnnualCostsProps {
  readonly rows: readonly CostRow[];
  readonly sum: CostRow;
  readonly labelledBy: string;
}

/** A year of a unit by kind of cost. Who bears nothing has no column. */
export function AnnualCosts({ rows, sum, labelledBy }: AnnualCostsProps) {
  const isNarrow = useMedia(NARROW);
  const bears = (column: Column) => [sum, ...rows].some((row) => row[column] !== 0);
  const [first, ...others] = ([1, 2] as const).filter(bears);
  const columns = [first ?? 1, ...others];
  const isStacked = isNarrow && columns.length > 1;
  const common = { columns, isStacked };
  return (
    <table className="panel__table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {isStacked ? null : <th scope="col">{text.kind}</th>}
          {columns.map((column) => (
            <th key={column} scope="col" style={overAmounts}>
              {column === 1 ? text.owner : text.tenant}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: kinds of two groups may share a name, and their order never changes
        <tbody key={index}>
          <Row row={row} {...common} />
        </tbody>
      ))}
      <tfoot>
        <Row row={sum} {...common} />
      </tfoot>
    </table>
  );
}
