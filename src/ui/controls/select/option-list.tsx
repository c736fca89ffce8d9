import {
  type ComponentType,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { shellText } from '../../../text/shell/shell';
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

type Virtual = { readonly View: ComponentType<OptionsProps> } | 'loading' | 'failed';

/** The list of a long drop-down list, loaded when it is needed. Without it all options are rendered, if slowly. */
function useVirtual(needed: boolean): Virtual {
  const [virtual, setVirtual] = useState<Virtual>('loading');
  useEffect(() => {
    if (!needed) return;
    import('./virtual-options').then(
      ({ default: View }) => setVirtual({ View }),
      () => setVirtual('failed'),
    );
  }, [needed]);
  return virtual;
}

function Options(props: OptionsProps) {
  const { length } = props.options;
  const isLong = length > MAX_PLAIN_OPTIONS;
  const virtual = useVirtual(isLong);
  if (isLong && typeof virtual === 'object') return <virtual.View {...props} />;
  return (
    <PlainOptions {...props} count={isLong && virtual === 'loading' ? FIRST_OPTIONS : length} />
  );
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
