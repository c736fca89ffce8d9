import type { HTMLAttributes, LiHTMLAttributes, ReactNode, RefObject } from 'react';
import type { Option } from './select-props';

/** What the options of an open drop-down list need. */
export interface OptionsProps {
  readonly options: readonly Option[];
  readonly value: string | undefined;
  /** Index of the option under the keyboard or the pointer; -1 for none. */
  readonly highlighted: number;
  /** Whether the keyboard moved the highlight; then the option is scrolled into view. */
  readonly byKeyboard: boolean;
  /** Attributes of an option. */
  readonly attributesOf: (item: Option, index: number) => LiHTMLAttributes<HTMLLIElement>;
  /** What is drawn of an option; its label by default. */
  readonly face?: ((option: Option) => ReactNode) | undefined;
  /** The list element, which scrolls. */
  readonly scroller: RefObject<HTMLUListElement | null>;
}

/** The attributes of the option at an index, as one of all the options. */
export function optionAttributes(
  { options, value, highlighted, attributesOf }: OptionsProps,
  option: Option,
  index: number,
): HTMLAttributes<HTMLLIElement> {
  const marks = {
    'data-index': index,
    'data-highlighted': index === highlighted || undefined,
    'data-chosen': option.value === value || undefined,
  };
  return {
    ...attributesOf(option, index),
    ...marks,
    'aria-setsize': options.length,
    'aria-posinset': index + 1,
    className: 'select__option',
  };
}

/** The index of the selected option; -1 for none. */
export const chosenIndex = ({ options, value }: OptionsProps) =>
  options.findIndex((option) => option.value === value);
