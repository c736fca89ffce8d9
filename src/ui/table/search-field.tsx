import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { listText as text } from '../../text/common/list';
import './list-tools.css';

/** A list is searched when the typing rests for so long, in ms. */
const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** The field Iskanje. It tells of what was typed once the typing rests, so that no key has to wait for a long list. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  /** What was told and has not come back as the value yet: keys may be pressed meanwhile. */
  const told = useRef<string[]>([]);
  const hear = useEffectEvent((heard: string) => {
    const place = told.current.indexOf(heard);
    if (place >= 0) told.current.splice(0, place + 1);
    // Changed from elsewhere: by Back, or by clearing the filters.
    else setTyped(heard);
  });
  useEffect(() => hear(value), [value]);
  const tell = useEffectEvent(() => {
    told.current.push(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => tell(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className="list-tools__search">
      <label htmlFor={id}>{text.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
