import Ellipsis from 'lucide-react/icons/ellipsis';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode, RefObject } from 'react';
import { formatNumber } from '../../domain/money/number';
import { listText as text } from '../../text/common/list';
import { MOBILE, useMedia } from '../browser/use-media';
import { BesidePopover } from '../controls/beside-popover';
import { ExportButton } from '../controls/export-button';
import { focusFirst } from '../controls/focus-first';
import { Empty } from '../states/states';
import type { ListPart } from './arrange';

const number = (value: number) => formatNumber(value, 0);

interface ListBarProps {
  readonly part: ListPart<unknown>;
  /** The number of filtered rows. */
  readonly total: number;
  /** Gets the focus when the focused element disappears. */
  readonly count: RefObject<HTMLDivElement | null>;
  readonly actions: ReactNode;
  readonly onClear: () => void;
  /** `undefined` for a list that cannot be saved. */
  readonly onExport: (() => void) | undefined;
  /** Set while rows are missing: a file or a print would lack them. */
  readonly isPartial: boolean;
}

/** The row count of a list and its actions, on a phone saving and printing in a menu; without rows, a button that clears the filters. */
export function ListBar({
  part,
  total,
  count,
  actions,
  onClear,
  onExport,
  isPartial,
}: ListBarProps) {
  const isMobile = useMedia(MOBILE);
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
        className="button button--quiet"
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
  return (
    <div className="list__bar no-print" data-whole={part.rows.length === total || undefined}>
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
          {isMobile ? (
            <BesidePopover
              label={text.more}
              className="icon-button"
              button={<Ellipsis size={22} aria-hidden />}
            >
              {(close) => (
                <div ref={focusFirst} className="more-menu">
                  {saving(close)}
                </div>
              )}
            </BesidePopover>
          ) : (
            saving(() => {})
          )}
        </div>
      )}
    </div>
  );
}
