import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { chosenIndex, type OptionsProps, optionAttributes } from './options-props';

/** The height of a one-line option; longer ones are measured when they are rendered. */
const ROW_HEIGHT_PX = 44;

/** The options of a long open list, of which only the visible ones are rendered (`threats.md` L06). */
export default function VirtualOptions(props: OptionsProps) {
  const { options, highlighted, byKeyboard, scroller } = props;
  const chosen = chosenIndex(props);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 4,
  });

  useEffect(() => {
    if (chosen > 0) rows.scrollToIndex(chosen, { align: 'center' });
  }, [chosen, rows]);

  useEffect(() => {
    if (byKeyboard && highlighted >= 0) rows.scrollToIndex(highlighted);
  }, [byKeyboard, highlighted, rows]);

  return (
    <>
      <li role="presentation" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        return option ? (
          <li
            {...optionAttributes(props, option, index)}
            key={option.value}
            ref={rows.measureElement}
            data-placed
            style={{ transform: `translateY(${start}px)` }}
          >
            {props.face?.(option) ?? option.label}
          </li>
        ) : null;
      })}
    </>
  );
}
