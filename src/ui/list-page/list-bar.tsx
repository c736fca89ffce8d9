import { Printer } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { formatNumber } from '../../domain/number';
import { listText as text } from '../../text/list';
import { Empty } from '../states';
import type { ListPart } from './arrange';
import { ExportButton } from './export-button';

const number = (value: number) => formatNumber(value, 0);

interface ListBarProps {
  readonly part: ListPart<unknown>;
  /** How many rows the filters have left. */
  readonly total: number;
  /** Takes the focus when what had it has gone. */
  readonly count: RefObject<HTMLDivElement | null>;
  readonly actions: ReactNode;
  readonly onClear: () => void;
  readonly onExport: () => void;
}

/** How much of a list is shown, and what can be done with all of it; with nothing left, the way back. */
export function ListBar({ part, total, count, actions, onClear, onExport }: ListBarProps) {
  const last = part.first + part.rows.length - 1;
  return (
    <div className="list__bar no-print">
      <div ref={count} className="list__count focus-here" role="status" tabIndex={-1}>
        {total === 0 ? (
          <Empty text={text.noHits} />
        ) : (
          text.shown(number(part.first), number(last), number(total))
        )}
      </div>
      {total === 0 ? (
        <button type="button" className="button button--quiet" onClick={onClear}>
          {text.clear}
        </button>
      ) : (
        <div className="list__actions">
          {actions}
          <ExportButton onExport={onExport} />
          <button type="button" className="button button--quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {text.print}
          </button>
        </div>
      )}
    </div>
  );
}
