import { useEffect } from 'react';
import { chosenIndex, type OptionsProps, optionAttributes } from './options-props';

/** Scrolls only the list: `scrollIntoView` would move the page as well. */
function reveal(list: HTMLElement | null, index: number, align: 'center' | 'nearest'): void {
  const option = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list || !option) return;
  const { offsetTop: top, offsetHeight: height } = option;
  const bottom = top + height - list.clientHeight;
  if (align === 'center') list.scrollTop = (top + bottom) / 2;
  else list.scrollTop = Math.min(Math.max(list.scrollTop, bottom), top);
}

interface PlainOptionsProps extends OptionsProps {
  /** How many of the options are rendered. */
  readonly count: number;
}

/** The options of an open list, all rendered up to a count. */
export function PlainOptions(props: PlainOptionsProps) {
  const { options, count, highlighted, byKeyboard, scroller } = props;
  const chosen = chosenIndex(props);

  useEffect(() => {
    if (chosen > 0) reveal(scroller.current, chosen, 'center');
  }, [chosen, scroller]);

  useEffect(() => {
    if (byKeyboard && highlighted >= 0) reveal(scroller.current, highlighted, 'nearest');
  }, [byKeyboard, highlighted, scroller]);

  return options.slice(0, count).map((option, index) => (
    <li {...optionAttributes(props, option, index)} key={option.value}>
      {props.face?.(option) ?? option.label}
    </li>
  ));
}
