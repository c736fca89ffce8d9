import { listText as text } from '../../text/common/list';
import { useLazy } from '../../ui/browser/use-lazy';
import { Select } from '../../ui/controls/select';
import type { SelectProps } from '../../ui/controls/select/select-props';
import type { FilterChoices } from '../../ui/table/arrange';
import type { OfferedFilter } from '../../ui/table/filter';
import { listParams } from '../address/list-state';
import type { ListAddress } from '../address/use-address';
import type { MonthFilterProps } from './month-filter';

const ALL_ROWS = '';

const loadMonthFilter = () => import('./month-filter');

/** A filter by month; until its calendar has loaded, and without it, the list alone. */
function MonthSelect(props: MonthFilterProps) {
  const { View } = useLazy(loadMonthFilter);
  return View ? <View {...props} /> : <Select {...props.list} />;
}

interface FilterSelectsProps {
  readonly at: ListAddress;
  readonly filters: readonly Pick<
    OfferedFilter<never>,
    'param' | 'label' | 'options' | 'ofMonths'
  >[];
  readonly choices: FilterChoices;
}

/** The filters of a list as drop-down lists, those by month with a calendar; their values are in the address. */
export function FilterSelects({ at, filters, choices }: FilterSelectsProps) {
  return filters.map(({ param, label, options, ofMonths }) => {
    const list: SelectProps = {
      label,
      options: [{ value: ALL_ROWS, label: text.all }, ...options],
      value: choices[param] ?? ALL_ROWS,
      onChange: (value) =>
        at.change({
          [param]: value === ALL_ROWS ? undefined : value,
          [listParams.page]: undefined,
        }),
    };
    return ofMonths ? (
      <MonthSelect key={param} list={list} months={options.map(({ value }) => value)} />
    ) : (
      <Select key={param} {...list} />
    );
  });
}
