import { type ComponentType, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/calendar');

interface CalendarState {
  readonly view?: 'month';
  readonly min?: string;
  readonly max?: string;
}

const state = (start: string, props: CalendarState = {}): ComponentType =>
  function Shown() {
    const [value, setValue] = useState(start);
    return (
      <PrimePart load={load} placeholder={<Skeleton lines={8} />}>
        {(Calendar) => <Calendar {...props} value={value} onPick={setValue} />}
      </PrimePart>
    );
  };

/** A choice of a day or a month. */
export const calendar: Entry = {
  name: 'Calendar',
  files: ['prime/calendar', 'prime/calendar-head'],
  use: 'Arrow keys move by days, Page up and down by months; Enter chooses and the focus stays.',
  states: {
    Empty: state(''),
    Filled: state('2026-11-23'),
    'With limits': state('2026-11-23', { min: '2026-11-10', max: '2026-11-26' }),
    Month: state('2026-11-01', { view: 'month' }),
  },
};
