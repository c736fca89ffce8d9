import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { Money } from '../page/money';
import { StatusBadge } from '../page/status-badge';
import { type Column, rawOf } from './column';
import { textOf } from './values';

/** The content of a cell; `null` for an empty one: a table shows `/`, a card omits the line. */
export function cellOf<Row>(row: Row, column: Column<Row>): ReactNode {
  const note = column.note?.(row) ?? column.more?.(row);
  if (!note) return shown(row, column);
  return (
    <>
      {shown(row, column)}
      <span className="list__note">{note}</span>
    </>
  );
}

/** The total of a column, in the format of its cells. */
export function totalCell<Row>(column: Column<Row>, total: number): ReactNode {
  if (column.kind === 'money') return <Money value={total} />;
  const [decimals, unit] =
    column.kind === 'number' ? [column.decimals ?? 2, column.unit] : [0, undefined];
  const number = formatNumber(total, decimals);
  return <span className="amount">{unit ? `${number}\u00A0${unit}` : number}</span>;
}

/** The content of a cell without its note. */
export function shown<Row>(row: Row, column: Column<Row>): ReactNode {
  if (column.cell) return column.cell(row);
  const raw = rawOf(row, column);
  if (column.kind === 'money') return <Money value={typeof raw === 'number' ? raw : null} />;
  const text = textOf(row, column);
  if (text === null) return null;
  const isWhole = column.kind === 'text' && column.whole;
  if (column.kind === 'number') {
    return (
      <span className="amount" data-none={raw === 0 || undefined}>
        {text}
      </span>
    );
  }
  if (isWhole) return <span className="list__whole">{text}</span>;
  if (column.kind !== 'status') return text;
  return <StatusBadge tone={label(column.tones ?? {}, String(raw), 'info')} label={text} />;
}
