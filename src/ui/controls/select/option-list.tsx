import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { shellText } from '../../../text/shell/shell';
import { Options } from './options';
import type { OptionsProps } from './options-props';

interface OptionListProps extends Omit<OptionsProps, 'scroller'> {
  readonly open: boolean;
  /** The text of an empty list. */
  readonly none: string | undefined;
  /** Attributes of the list element, including this ref. */
  readonly attributesOfList: (
    ref: RefObject<HTMLUListElement | null>,
  ) => HTMLAttributes<HTMLUListElement>;
}

/** The options of a drop-down list, or the text of an empty list. */
export function OptionList(props: OptionListProps) {
  const { open, none = shellText.noHits, attributesOfList, ...options } = props;
  const scroller = useRef<HTMLUListElement>(null);
  return (
    <div className="select__panel" hidden={!open}>
      <ul {...attributesOfList(scroller)} className="select__list">
        {open ? <Options {...options} scroller={scroller} /> : null}
      </ul>
      <p className="select__none" role="status">
        {open && options.options.length === 0 ? none : null}
      </p>
    </div>
  );
}
