import { type ComponentType, useState } from 'react';
import { ChoiceList } from '../../../src/ui/controls/choice-list';
import { Select } from '../../../src/ui/controls/select';
import type { SelectProps } from '../../../src/ui/controls/select/select-props';
import type { Entry } from '../entry';

const LONG = 'Stanovanje 14, Ulica padlih borcev in talcev 128, Sveti Jurij ob Ščavnici';

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const units = optionsOf(['Stanovanje 14', 'Garaža 3', LONG]);
const streets = optionsOf(
  Array.from({ length: 2000 }, (_, index) => `Javorjeva ulica ${index + 1}`),
);

const select = (props: Omit<SelectProps, 'onChange'>): ComponentType =>
  function Shown() {
    const [value, setValue] = useState(props.value);
    return <Select {...props} value={value} onChange={setValue} />;
  };

const choiceList = (options: SelectProps['options'], start?: string): ComponentType =>
  function Shown() {
    const [value, setValue] = useState(start);
    return (
      <ChoiceList
        label="Spremenite enoto"
        placeholder="Enote"
        options={options}
        value={value}
        onChoose={setValue}
      />
    );
  };

const refusedControl = {
  ref: () => {},
  onBlur: () => {},
  'aria-required': true,
  'aria-invalid': true,
  'aria-describedby': undefined,
} as const;

/** Lists of options. */
export const choices: readonly Entry[] = [
  {
    name: 'Choice list',
    files: ['controls/choice-list', 'controls/select/options'],
    use: 'Arrows, Home, End and letters move; Enter or space chooses. More than ten options have a search.',
    states: {
      Short: choiceList(units, 'Garaža 3'),
      Long: choiceList(streets),
    },
  },
  {
    name: 'Select',
    files: [
      'controls/select',
      'controls/select/closed-select',
      'controls/select/short-select',
      'controls/select/search-select',
      'controls/select/option-list',
      'controls/select/plain-options',
      'controls/select/virtual-options',
    ],
    use: 'Arrow keys, Home, End and typed letters move; Enter selects; Escape closes and the focus stays. More than ten options have a search.',
    states: {
      Empty: select({ label: 'Enota', placeholder: 'Izberite', options: units, value: undefined }),
      Filled: select({ label: 'Enota', options: units, value: 'Garaža 3' }),
      'Search among 2000': select({
        label: 'Naslov',
        options: streets,
        value: undefined,
        placeholder: 'Izberite',
      }),
      Error: select({
        label: 'Enota',
        placeholder: 'Izberite',
        options: units,
        value: undefined,
        control: refusedControl,
      }),
      'No options': select({
        label: 'Enota',
        placeholder: 'Izberite',
        options: [],
        value: undefined,
      }),
      'Long text': select({ label: 'Enota', options: units, value: LONG }),
    },
  },
];
