import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from '../../../text/common/messages';
import { WholeValues } from '../../page/whole-values';
import { labelClass } from './label-class';
import { loadLists } from './late-lists';
import type { SelectProps } from './select-props';
import type { Handover } from './use-handover';

/** Keys that neither open a closed list nor move to one of its options. */
const PASSING = /^(Tab|Shift|Control|Alt|Meta|Escape|F\d+)$/;

interface ClosedSelectProps extends SelectProps {
  /** Whether it has a text field. */
  readonly hasSearch: boolean;
  readonly handover: Handover;
}

/** A drop-down list before its library has loaded: it looks the same, and the first use loads the library. */
export function ClosedSelect(props: ClosedSelectProps) {
  const { label, help, placeholder, options, value, control, hasSearch, handover } = props;
  const id = useId();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadLists().catch(() => {
      handover.onCancel();
      setFailed(true);
    });
  };
  const use = (...what: Parameters<Handover['onUse']>) => {
    handover.onUse(...what);
    load();
  };
  const press = () => use({ kind: 'press' });
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') handover.onCancel();
    const isShortcut =
      event.ctrlKey || event.metaKey || (event.altKey && !/^Arrow(Up|Down)$/.test(event.key));
    if (
      isShortcut ||
      PASSING.test(event.key) ||
      (hasSearch && !/^(Enter|Arrow(Up|Down))$/.test(event.key))
    )
      return;
    event.preventDefault();
    use({ kind: 'key', key: event.key });
  };
  const attributes = {
    ...control,
    id,
    role: 'combobox',
    'aria-labelledby': `${id}-label`,
    'aria-expanded': false,
    'aria-haspopup': 'listbox',
    onFocus: () => use(),
    // The real list may take this one's place before the button is let go, and no click follows.
    onMouseDown: press,
    onClick: press,
    onKeyDown,
    onBlur: (event: { currentTarget: Element }) => {
      handover.onLeave();
      control?.onBlur(event);
    },
  } as const;
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className={labelClass(props)}>
        {label}
      </label>
      {help}
      <div className="select__box">
        {hasSearch ? (
          <>
            <input
              {...attributes}
              type="text"
              className="select__control select__input"
              placeholder={placeholder}
              defaultValue={chosen}
              key={chosen}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => use({ kind: 'text', text: event.target.value })}
            />
            <ChevronDown size={18} aria-hidden className="select__chevron" />
          </>
        ) : (
          <button
            type="button"
            {...attributes}
            className="select__control"
            data-empty={chosen === '' || undefined}
          >
            <span>
              <WholeValues>{chosen || (placeholder ?? '')}</WholeValues>
            </span>
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
        {failed ? (
          <p className="select__none" role="alert">
            {messages.part}
          </p>
        ) : null}
      </div>
    </>
  );
}
