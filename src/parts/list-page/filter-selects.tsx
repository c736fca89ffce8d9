import { listText as text } from '../../text/common/list';
import { Select } from '../../ui/controls/select';
import type { FilterChoices } from '../../ui/table/arrange';
import type { OfferedFilter } from '../../ui/table/filter';
import { params } from '../address/list-state';
import type { ListAddress } from '../address/use-address';

const ALL = '';

interface FilterSelectsProps {
  readonly at: ListAddress;
  readonly filters: readonly Pick<OfferedFilter<never>, 'param' | 'label' | 'options'>[];
  readonly choices: FilterChoices;
}

/** The filters of a list as drop-down lists; what is chosen stands in the address. */
export function FilterSelects({ at, filters, choices }: FilterSelectsProps) {
  return filters.map(({ param, label, options }) => (
    <Select
      key={param}
      label={label}
      options={[{ value: ALL, label: text.all }, ...options]}
      value={choices[param] ?? ALL}
      onChange={(value) =>
        at.change({ [param]: value === ALL ? undefined : value, [params.page]: undefined })
      }
    />
  ));
}
