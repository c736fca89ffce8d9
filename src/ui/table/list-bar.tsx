import Printer from 'lucide-react/icons/printer';
import type { RefObject } from 'react';
import { formatNumber } from '../../domain/money/number';
import { listText as text } from '../../text/common/list';
import { ExportButton } from '../controls/export-button';
import { MoreActs } from '../controls/more-acts';
import { Empty } from '../states/states';
import type { ListPart } from './arrange';

const number = (value: number) => formatNumber(value, 0);

interface ListBarProps {
  readonly part: ListPart<unknown>;
  /** The number of filtered rows. */
  readonly total: number;
  /** Gets the focus when the focused element disappears. */
  readonly count: RefObject<HTMLDivElement | null>;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** `undefined` for a list that cannot be saved. */
  readonly onExport: (() => void) | undefined;
  /** Set while rows are missing: a file or a print would lack them. */
  readonly isPartial: boolean;
}

/** The row count of a list, and saving and printing it, on a phone in a menu; without rows, a button that clears the filters. */
export function ListBar({
  part,
  total,
  count,
  isFiltered,
  onClear,
  onExport,
  isPartial,
}: ListBarProps) {
  const saving = (close: () => void) => (
    <>
      {onExport ? (
        <ExportButton
          onExport={() => {
            close();
            onExport();
          }}
          disabled={isPartial}
        />
      ) : null}
      <button
        type="button"
        className="button button--quiet button--word"
        disabled={isPartial}
        onClick={() => {
          close();
          window.print();
        }}
      >
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </>
  );
  const last = part.first + part.rows.length - 1;
  const isWhole = part.rows.length === total;
  return (
    <div
      className="list__bar no-print"
      data-whole={isWhole || undefined}
      data-alone={(isWhole && total > 0) || undefined}
    >
      <div
        ref={count}
        // The number of rows that are all in view says nothing to users who see them, but for hits.
        className={`${isWhole && total > 0 && !isFiltered ? 'visually-hidden' : 'list__count'} focus-here`}
        role="status"
        tabIndex={-1}
      >
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
          <MoreActs>{saving}</MoreActs>
        </div>
      )}
    </div>
  );
}
