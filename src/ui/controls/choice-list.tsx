import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { shellText } from '../../text/shell/shell';
import './choice-list.css';
import { matches } from './select/matches';
import { Options } from './select/options';
import './select/select.css';
import type { Option } from './select/select-props';
import { useListKeys } from './select/use-list-keys';

/** A list with more options can be searched. */
const MAX_SHORT_OPTIONS = 10;

interface ChoiceListProps {
  readonly label: string;
  /** The placeholder of the search field. */
  readonly placeholder: string;
  readonly options: readonly Option[];
  /** The value of the selected option; `undefined` for none. */
  readonly value: string | undefined;
  /** Called with the value of the chosen option, also when it is the selected one. */
  readonly onChoose: (value: string) => void;
  /** What is drawn of an option; its label by default. */
  readonly face?: (option: Option) => ReactNode;
}

/** On a touch screen a focused field would open the keyboard over the list. */
const hasTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** What a popup focuses first (`popover.tsx`). */
const firstFocus = (isFirst: boolean) => ({ 'data-first-focus': isFirst || undefined });

/**
 * An option list that is always open: it has the rules of a drop-down list (§9) and takes one press less. In a popup it
 * has the focus first. More than ten options can be searched.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { label, placeholder, options, value, onChoose, face } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isLong = options.length > MAX_SHORT_OPTIONS;
  const [isFieldFirst] = useState(() => isLong && !hasTouch());
  const shown = useMemo(
    () => (typed === '' ? options : options.filter((option) => matches(option.label, typed))),
    [options, typed],
  );
  const keys = useListKeys({
    options: shown,
    first: options.findIndex((option) => option.value === value),
    onChoose: (option) => onChoose(option.value),
  });
  const active = keys.highlighted < 0 ? undefined : `${id}-${keys.highlighted}`;
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);
  const listAttributes: HTMLAttributes<HTMLUListElement> = {
    id: `${id}-list`,
    role: 'listbox',
    // The keys of a search field move through its list, so that Tab passes the list.
    tabIndex: isLong ? -1 : 0,
    'aria-labelledby': `${id}-label`,
    'aria-activedescendant': isFieldFirst ? undefined : active,
    onKeyDown: keys.onListKey,
  };
  return (
    <div ref={whole} className="select choice-list">
      {/* Also names the list, which no `label` can be for. */}
      {isLong ? (
        <label id={`${id}-label`} htmlFor={`${id}-field`} className="select__label">
          {label}
        </label>
      ) : (
        <p id={`${id}-label`} className="select__label">
          {label}
        </p>
      )}
      {isLong ? (
        <input
          {...firstFocus(isFieldFirst)}
          id={`${id}-field`}
          type="text"
          role="combobox"
          className="select__control select__input"
          placeholder={placeholder}
          value={typed}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={keys.onFieldKey}
          onChange={(event) => {
            setTyped(event.target.value);
            keys.reset();
          }}
        />
      ) : null}
      <ul {...firstFocus(!isFieldFirst)} {...listAttributes} ref={list} className="select__list">
        <Options
          options={shown}
          value={value}
          highlighted={keys.highlighted}
          byKeyboard={keys.byKeyboard}
          face={face}
          scroller={list}
          attributesOf={(option, index) => ({
            id: `${id}-${index}`,
            role: 'option',
            'aria-selected': option.value === value,
            onMouseMove: () => keys.highlight(index),
            onClick: () => onChoose(option.value),
          })}
        />
      </ul>
      <p className="select__none" role="status">
        {shown.length === 0 ? shellText.noHits : null}
      </p>
    </div>
  );
}
