import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { labelClass } from './label-class';
import { matches } from './matches';
import { OptionList } from './option-list';
import type { Option, SelectProps } from './select-props';

const {
  InputBlur,
  InputChange,
  InputKeyDownEnter,
  InputKeyDownEscape,
  ItemClick,
  ItemMouseMove,
  MenuMouseLeave,
} = useCombobox.stateChangeTypes;

const labelOf = (option: Option | null | undefined) => option?.label ?? '';

/** The combobox, the options that match the typed text, and whether the keyboard moved the highlight. */
function useSearch({ options, value, onChange, onSame }: SelectProps) {
  const [typed, setTyped] = useState('');
  const [byKeyboard, setByKeyboard] = useState(false);
  const shown = useMemo(
    () => (typed === '' ? [...options] : options.filter((option) => matches(option.label, typed))),
    [options, typed],
  );
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? null,
    [options, value],
  );
  const amend = (
    state: UseComboboxState<Option>,
    { type, changes }: UseComboboxStateChangeOptions<Option>,
  ): Partial<UseComboboxState<Option>> => {
    if (type === InputChange) {
      // The first match is highlighted, so that Enter selects it.
      const hit = options.some((option) => matches(option.label, changes.inputValue ?? ''));
      return { ...changes, highlightedIndex: hit && changes.inputValue ? 0 : -1 };
    }
    if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
    // Leaving the field or Escape selects nothing and restores the text of the selected option.
    return { ...changes, selectedItem: chosen, inputValue: labelOf(state.selectedItem) };
  };
  const combobox = useCombobox({
    items: shown,
    itemToString: labelOf,
    selectedItem: chosen,
    stateReducer: amend,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onStateChange: ({ type, selectedItem }) => {
      const isEnter = type === InputKeyDownEnter && combobox.highlightedIndex >= 0;
      const isChoice = type === ItemClick || isEnter;
      if (chosen && !selectedItem && isChoice) onSame?.();
    },
    onInputValueChange: ({ type, inputValue }) => setTyped(type === InputChange ? inputValue : ''),
    onHighlightedIndexChange: ({ type }) =>
      setByKeyboard(type !== ItemMouseMove && type !== MenuMouseLeave),
    // The virtual list scrolls itself: an option out of view is not in the page.
    scrollIntoView: () => {},
  });
  return { combobox, shown, byKeyboard };
}

/** A drop-down list with a text field that filters it (§9: contains). */
export function SearchSelect(props: SelectProps) {
  const { label, help, placeholder, none, value, control } = props;
  const { combobox, shown, byKeyboard } = useSearch(props);
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps } = combobox;
  const { htmlFor, ...labelled } = getLabelProps();
  return (
    <>
      <label {...labelled} htmlFor={htmlFor} className={labelClass(props)}>
        {label}
      </label>
      {help}
      <div className="select__box">
        <input
          type="text"
          {...getInputProps({
            ...control,
            placeholder,
            onFocus: (event) => event.currentTarget.select(),
            onKeyDown: (event) => {
              if (event.key !== 'Escape') return;
              // Otherwise the surrounding popup closes with the list.
              if (isOpen) event.preventDefault();
              // Otherwise Downshift keeps the Escape of a closed list from the surrounding popup.
              else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          className="select__control select__input"
          autoComplete="off"
          spellCheck={false}
        />
        <ChevronDown size={18} aria-hidden className="select__chevron" />
        <OptionList
          open={isOpen}
          none={none}
          options={shown}
          value={value}
          highlighted={highlightedIndex}
          byKeyboard={byKeyboard}
          attributesOfList={(ref) => getMenuProps({ ref })}
          attributesOf={(item, index) => combobox.getItemProps({ item, index })}
        />
      </div>
    </>
  );
}
