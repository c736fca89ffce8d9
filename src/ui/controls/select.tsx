import { useRef } from 'react';
import { ClosedSelect } from './select/closed-select';
import { useLists } from './select/late-lists';
import './select/select.css';
import type { SelectProps } from './select/select-props';
import { useHandover } from './select/use-handover';

/** A list with more options can be searched. */
const MAX_SHORT_OPTIONS = 10;

/** A labelled drop-down list of any length (§9 Dropdown). The first use of a list on a page loads their library. */
export function Select(props: SelectProps) {
  const whole = useRef<HTMLDivElement>(null);
  const lists = useLists();
  const handover = useHandover(whole, lists !== undefined);
  const hasSearch = props.options.length > MAX_SHORT_OPTIONS;
  const List = hasSearch ? lists?.SearchSelect : lists?.ShortSelect;
  return (
    <div ref={whole} className="select">
      {List ? (
        <List {...props} />
      ) : (
        <ClosedSelect {...props} hasSearch={hasSearch} handover={handover} />
      )}
    </div>
  );
}
