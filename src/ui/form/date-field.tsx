import CalendarDays from 'lucide-react/icons/calendar-days';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import {
  type DayLimits,
  hasShortYear,
  isDay,
  joinDayTime,
  splitDayTime,
  typedDay,
  typedTime,
} from '../../domain/dates/typed-day';
import { dateText as text } from '../../text/forms/date';
import { BesidePopover } from '../controls/beside-popover';
import { PrimePart } from '../prime/prime-part';
import { Skeleton } from '../states/states';
import { FieldFrame } from './field-frame';
import type { FormValues } from './rules';
import { type Field, type FieldProps, useField } from './use-field';

const loadCalendar = () => import('../prime/calendar');

interface TypedInputProps {
  readonly field: Field;
  /** The value of the form. */
  readonly value: string;
  /** The value as the input shows it. */
  readonly shown: string;
  /** Reads what was typed; `undefined` while it cannot be read. */
  readonly read: (typed: string, isLeft: boolean) => string | undefined;
  readonly onValue: (value: string) => void;
  /** The form of the value, shown while the field is empty. */
  readonly pattern: string;
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className: string;
}

/** A line that shows its value in one form and takes it in several. What it cannot read stays as it was typed. */
function TypedInput(props: TypedInputProps) {
  const { field, value, shown, read, onValue, pattern, label, ref, className } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  const take = (next: string, isLeft: boolean) => {
    const taken = read(next, isLeft) ?? next;
    setTyped(isLeft ? undefined : { text: next, value: taken });
    if (taken !== value) onValue(taken);
  };
  // A value that comes from elsewhere, such as the calendar or a draft, replaces what was typed.
  const current = typed?.value === value ? typed.text : shown;
  const { id, name, ...control } = field.control;
  return (
    <input
      {...control}
      {...(label === undefined ? { id, name } : { 'aria-label': label })}
      ref={ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={pattern}
      className={className}
      value={current}
      onChange={(event) => take(event.target.value, false)}
      onBlur={() => take(current, true)}
      onKeyDown={(event: KeyboardEvent) => {
        // The form is sent without leaving the field.
        if (event.key === 'Enter') take(current, true);
      }}
    />
  );
}

const readDay = (typed: string, isLeft: boolean) =>
  hasShortYear(typed) && !isLeft ? undefined : typedDay(typed);

/** Not `formatDate`, which shows `/` for the placeholders of §3: the user has typed this day. */
const shownDay = (value: string) => (isDay(value) ? value.split('-').reverse().join('.') : value);

/** Judges a field with several controls when the focus leaves all of them. */
const whenLeft = (field: Field) => (event: FocusEvent<HTMLElement>) => {
  const { currentTarget, relatedTarget, target } = event;
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isInside) field.control.onBlur({ currentTarget: target });
};

interface DayBoxProps extends DayLimits {
  readonly field: Field;
  readonly day: string;
  readonly onDay: (day: string, judged: 'now' | 'when left') => void;
}

/** The line for a day, with a button that opens the calendar. */
function DayBox({ field, day, onDay, min, max }: DayBoxProps): ReactNode {
  return (
    <div className="field__box">
      <TypedInput
        field={field}
        ref={field.control.ref}
        pattern={text.dayForm}
        className="field__input"
        value={day}
        shown={shownDay(day)}
        read={readDay}
        onValue={(value) => onDay(value, 'when left')}
      />
      <BesidePopover
        label={text.choose}
        describedBy={`${field.id}-label`}
        className="icon-button field__eye"
        button={<CalendarDays size={20} aria-hidden />}
      >
        {(close) => (
          <PrimePart load={loadCalendar} placeholder={<Skeleton lines={8} />}>
            {(Calendar) => (
              <Calendar
                value={day}
                min={min}
                max={max}
                onPick={(picked) => {
                  onDay(picked, 'now');
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

/**
 * A date, typed as dd.mm.yyyy or chosen in a calendar, in the same form in every browser. The value is ISO `YYYY-MM-DD`;
 * a text that is no day stays the value, for the rule `date`.
 */
export function DateField<Values extends FormValues>(props: FieldProps<Values> & DayLimits) {
  const { help, min, max } = props;
  const field = useField(props);
  return (
    <FieldFrame field={field} help={help}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave the controls inside */}
      <div onBlur={whenLeft(field)}>
        <DayBox field={field} day={String(field.value)} onDay={field.set} min={min} max={max} />
      </div>
    </FieldFrame>
  );
}

/** A date with a time of 24 hours; the value is ISO `YYYY-MM-DDTHH:mm`, for the rule `dateAndTime`. */
export function DateTimeField<Values extends FormValues>(props: FieldProps<Values>) {
  const field = useField(props);
  const value = String(field.value);
  const [day, time] = splitDayTime(value);
  const setDay = (typed: string) => {
    const [pasted, at] = splitDayTime(typed);
    const pastedTime = isDay(pasted) ? typedTime(at) : undefined;
    const next =
      pastedTime === undefined ? joinDayTime(typed, time) : joinDayTime(pasted, pastedTime);
    field.set(next, 'when left');
  };
  return (
    <FieldFrame field={field} help={props.help}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave the controls inside */}
      <div className="field__times" onBlur={whenLeft(field)}>
        <DayBox field={field} day={day} onDay={setDay} />
        <TypedInput
          field={field}
          label={text.time}
          pattern={text.timeForm}
          className="field__input"
          value={time}
          shown={time}
          read={typedTime}
          onValue={(next) => field.set(joinDayTime(day, next), 'when left')}
        />
      </div>
    </FieldFrame>
  );
}
