import { listText as text } from '../../text/common/list';
import { Select } from '../../ui/controls/select';
import type { FilterChoices } from '../../ui/table/arrange';
import type { OfferedFilter } from '../../ui/table/filter';
import { listParams } from '../address/list-state';
import type { ListAddress } from '../address/use-address';

const ALL_ROWS = '';

interface FilterSelectsProps {
  readonly at: ListAddress;
  readonly filters: readonly Pick<OfferedFilter<never>, 'param' | 'label' | 'options'>[];
  readonly choices: FilterChoices;
}

/** The filters of a list as drop-down lists; their values are in the address. */
export function FilterSelects({ at, filters, choices }: FilterSelectsProps) {
  return filters.map(({ param, label, options }) => (
    <Select
      key={param}
      label={label}
      options={[{ value: ALL_ROWS, label: text.all }, ...options]}
      value={choices[param] ?? ALL_ROWS}
      onChange={(value) =>
        at.change({ [param]: value === ALL_ROWS ? undefined : value, [listParams.page]: undefined })
      }
    />
  ));
}
