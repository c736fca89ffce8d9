import { SearchSelect } from './select/search-select';
import type { SelectProps } from './select/select-props';
import { ShortSelect } from './select/short-select';

/** A list with more options can be searched. */
const MAX_SHORT_OPTIONS = 10;

/** A labelled drop-down list of any length (§9 Dropdown). */
export function Select(props: SelectProps) {
  return props.options.length > MAX_SHORT_OPTIONS ? (
    <SearchSelect {...props} />
  ) : (
    <ShortSelect {...props} />
  );
}
