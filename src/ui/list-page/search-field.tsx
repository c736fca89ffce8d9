import { useEffect, useEffectEvent, useId, useState } from 'react';
import { listText as text } from '../../text/list';

/** A list is searched when the typing rests for so long, in ms. */
const REST = 250;

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** The field Iskanje. It tells of what was typed once the typing rests, so that no key has to wait for a long list. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  // Changed from elsewhere: by Back, or by clearing the filters.
  if (told !== value) {
    setTold(value);
    setTyped(value);
  }
  const tell = useEffectEvent(() => {
    setTold(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => tell(), REST);
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
