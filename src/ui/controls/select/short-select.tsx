import { useSelect } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { WholeValues } from '../../page/whole-values';
import { labelClass } from './label-class';
import { OptionList } from './option-list';
import type { SelectProps } from './select-props';

const {
  ItemClick,
  ItemMouseMove,
  MenuMouseLeave,
  ToggleButtonBlur,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
} = useSelect.stateChangeTypes;

/** The events that select an option; without a change it was the selected one. */
const choosing: readonly unknown[] = [
  ItemClick,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
];

/** A drop-down list without a search; letters typed within 500 ms of each other move to an option (§9). */
export function ShortSelect(props: SelectProps) {
  const { label, help, placeholder, options, none, value, onChange, onSame, control } = props;
  const [byKeyboard, setByKeyboard] = useState(false);
  const chosen = options.find((option) => option.value === value) ?? null;
  const select = useSelect({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    selectedItem: chosen,
    // Leaving the list selects nothing: a press beside it, or another window. Tab selects, as everywhere.
    stateReducer: ({ selectedItem }, { type, changes }) =>
      type === ToggleButtonBlur ? { ...changes, selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onStateChange: ({ type, selectedItem }) => {
      if (chosen && !selectedItem && choosing.includes(type)) onSame?.();
    },
    onHighlightedIndexChange: ({ type }) =>
      setByKeyboard(type !== ItemMouseMove && type !== MenuMouseLeave),
    // The virtual list scrolls itself: an option out of view is not in the page.
    scrollIntoView: () => {},
  });
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps } = select;
  const { htmlFor, ...labelled } = getLabelProps();
  return (
    <>
      <label {...labelled} htmlFor={htmlFor} className={labelClass(props)}>
        {label}
      </label>
      {help}
      <div className="select__box">
        <button
          type="button"
          {...getToggleButtonProps({
            ...control,
            // Otherwise the surrounding popup closes with the list.
            onKeyDown: (event) => {
              if (event.key === 'Escape' && isOpen) event.preventDefault();
              const highlighted = isOpen && options[highlightedIndex];
              if (event.key === 'Tab' && highlighted) select.selectItem(highlighted);
            },
          })}
          className="select__control"
          data-empty={chosen === null || undefined}
        >
          <span>
            <WholeValues>{chosen?.label ?? placeholder ?? ''}</WholeValues>
          </span>
          <ChevronDown size={18} aria-hidden />
        </button>
        <OptionList
          open={isOpen}
          none={none}
          options={options}
          value={value}
          highlighted={highlightedIndex}
          byKeyboard={byKeyboard}
          attributesOfList={(ref) => getMenuProps({ ref })}
          attributesOf={(item, index) => select.getItemProps({ item, index })}
        />
      </div>
    </>
  );
}
