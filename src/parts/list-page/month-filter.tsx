import CalendarDays from 'lucide-react/icons/calendar-days';
import { dateText as text } from '../../text/forms/date';
import { BesidePopover } from '../../ui/controls/beside-popover';
import { Select } from '../../ui/controls/select';
import type { SelectProps } from '../../ui/controls/select/select-props';
import { PrimePart } from '../../ui/prime/prime-part';
import { Skeleton } from '../../ui/states/states';
import '../../ui/table/list-tools.css';

const loadCalendar = () => import('../../ui/prime/calendar');

export interface MonthFilterProps {
  readonly list: SelectProps;
  /** The months of the list, such as `2026-11`. */
  readonly months: readonly string[];
}

/** A filter by month: the list of months, and a calendar that offers the same ones. */
export default function MonthFilter({ list, months }: MonthFilterProps) {
  const inOrder = [...months].sort();
  return (
    <div className="list-tools__months">
      <Select {...list} />
      <BesidePopover
        label={text.chooseMonth(list.label)}
        className="icon-button"
        button={<CalendarDays size={20} aria-hidden />}
      >
        {(close) => (
          <PrimePart load={loadCalendar} placeholder={<Skeleton lines={6} />}>
            {(Calendar) => (
              <Calendar
                view="month"
                value={list.value ? `${list.value}-01` : ''}
                min={`${inOrder[0]}-01`}
                max={`${inOrder.at(-1)}-28`}
                months={months}
                onPick={(day) => {
                  list.onChange(day.slice(0, 7));
                  close();
                }}
              />
            )}
          </PrimePart>
        )}
      </BesidePopover>
    </div>
  );
}
