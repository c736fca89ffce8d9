import { SearchSelect } from './select/search-select';
import type { SelectProps } from './select/select-props';
import { ShortSelect } from './select/short-select';

/** A list longer than this can be searched. */
const SEARCH_FROM = 10;

/** A labelled drop-down list of any length (§9 Dropdown). */
export function Select(props: SelectProps) {
  return props.options.length > SEARCH_FROM ? (
    <SearchSelect {...props} />
  ) : (
    <ShortSelect {...props} />
  );
}
