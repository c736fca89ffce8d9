import { Dropdown } from 'primereact/dropdown';
import { useId, useMemo } from 'react';
import { shellText } from '../text/shell';
import './select.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A list longer than this can be searched. */
const FILTER_FROM = 10;

/** A list longer than this draws only the rows in view, each of this height in px (two lines). */
const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 56;

/**
 * A labelled drop-down list; type-ahead, 200 px list and "contains" filter of §9 are PrimeReact's own defaults.
 *
 * @param options - give the same array while they are the same: PrimeReact walks through all of them on a new one
 *
 * The pass-through attributes mend what axe finds in PrimeReact's markup (`reliability.md` section 3).
 */
export function Select({ label, placeholder, options, value, onChange }: SelectProps) {
  const id = useId();
  const filter = options.length > FILTER_FROM;
  const virtual = options.length > VIRTUAL_FROM;
  const list = useMemo(() => [...options], [options]);
  return (
    <div className="select">
      <label className="select__label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <Dropdown
        inputId={id}
        ariaLabelledBy={`${id}-label`}
        value={value}
        options={list}
        onChange={(event) => onChange(String(event.value))}
        placeholder={placeholder}
        emptyMessage={shellText.noHits}
        emptyFilterMessage={shellText.noHits}
        filter={filter}
        filterDelay={0}
        {...(virtual && { virtualScrollerOptions: { itemSize: ROW_HEIGHT } })}
        className={virtual ? 'select--virtual' : ''}
        appendTo="self"
        scrollHeight="200px"
        pt={{
          root: { 'aria-activedescendant': undefined },
          select: { 'aria-hidden': true, 'aria-label': label, tabIndex: -1 },
          trigger: { 'aria-hidden': true },
          list: { 'aria-label': label },
        }}
      />
    </div>
  );
}
