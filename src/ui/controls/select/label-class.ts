import type { SelectProps } from './select-props';

/** The class of a list's label. */
export function labelClass({ labelHidden }: Pick<SelectProps, 'labelHidden'>): string {
  return labelHidden ? 'visually-hidden' : 'select__label';
}
