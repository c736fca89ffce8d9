import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type HTMLAttributes,
  type LiHTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { shellText } from '../../../text/shell/shell';
import type { Option } from './select-props';

/** The height of a one-line option; longer ones are measured when they are rendered. */
const ROW_HEIGHT_PX = 44;

interface OptionListProps {
  readonly open: boolean;
  readonly options: readonly Option[];
  /** The text of an empty list. */
  readonly none: string | undefined;
  readonly value: string | undefined;
  /** Index of the option under the keyboard or the pointer; -1 for none. */
  readonly highlighted: number;
  /** Whether the keyboard moved the highlight; then the option is scrolled into view. */
  readonly byKeyboard: boolean;
  /** Attributes of the list element, including this ref. */
  readonly attributesOfList: (
    ref: RefObject<HTMLUListElement | null>,
  ) => HTMLAttributes<HTMLUListElement>;
  /** Attributes of an option. */
  readonly attributesOf: (item: Option, index: number) => LiHTMLAttributes<HTMLLIElement>;
}

/** The options, of which only the visible ones are rendered (`threats.md` L06), or the text of an empty list. */
export function OptionList({
  open,
  options,
  none = shellText.noHits,
  value,
  highlighted,
  byKeyboard,
  attributesOfList,
  attributesOf,
}: OptionListProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    // A closed list is not measured: that would force a layout during rendering.
    enabled: open,
    count: open ? options.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 4,
  });

  useEffect(() => {
    if (!open) return;
    const chosen = options.findIndex((option) => option.value === value);
    if (chosen > 0) rows.scrollToIndex(chosen, { align: 'center' });
  }, [open, options, value, rows]);

  useEffect(() => {
    if (open && byKeyboard && highlighted >= 0) rows.scrollToIndex(highlighted);
  }, [open, byKeyboard, highlighted, rows]);

  return (
    <div className="select__panel" hidden={!open}>
      <ul {...attributesOfList(scroller)} className="select__list">
        <li role="presentation" style={{ height: rows.getTotalSize() }} />
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          return option ? (
            <li
              {...attributesOf(option, index)}
              key={option.value}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              className="select__option"
              data-highlighted={index === highlighted || undefined}
              data-chosen={option.value === value || undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              {option.label}
            </li>
          ) : null;
        })}
      </ul>
      <p className="select__none" role="status">
        {open && options.length === 0 ? none : null}
      </p>
    </div>
  );
}
