import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { shellText } from '../../../text/shell/shell';
import { useLazy } from '../../browser/use-lazy';
import type { OptionsProps } from './options-props';
import { PlainOptions } from './plain-options';

/** A longer list renders only the options in view, by a chunk that few users need. */
const MAX_PLAIN_OPTIONS = 100;
/** How many options of a longer list are rendered until the chunk has loaded. */
const FIRST_OPTIONS = 20;

interface OptionListProps extends Omit<OptionsProps, 'scroller'> {
  readonly open: boolean;
  /** The text of an empty list. */
  readonly none: string | undefined;
  /** Attributes of the list element, including this ref. */
  readonly attributesOfList: (
    ref: RefObject<HTMLUListElement | null>,
  ) => HTMLAttributes<HTMLUListElement>;
}

const loadVirtual = () => import('./virtual-options');

function Options(props: OptionsProps) {
  const { length } = props.options;
  const isLong = length > MAX_PLAIN_OPTIONS;
  const { View, failed } = useLazy(loadVirtual, isLong);
  if (isLong && View) return <View {...props} />;
  // Without the chunk all options are rendered, if slowly.
  return <PlainOptions {...props} count={isLong && !failed ? FIRST_OPTIONS : length} />;
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
