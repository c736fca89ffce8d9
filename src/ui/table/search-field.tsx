import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { listText as text } from '../../text/common/list';
import './list-tools.css';

/** The search starts this long after the last key. */
const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  readonly value: string;
  /** What may be typed, when it is not a word or a number. */
  readonly hint?: string;
  readonly onSearch: (value: string) => void;
}

/** The field Iskanje. It reports the text only after a pause, so that typing stays fast in a long list. */
export function SearchField({ value, hint = text.searchHint, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  /** Reported texts that have not come back as `value` yet; the user may type meanwhile. */
  const reported = useRef<string[]>([]);
  const receive = useEffectEvent((received: string) => {
    const place = reported.current.indexOf(received);
    if (place >= 0) reported.current.splice(0, place + 1);
    // Changed elsewhere: by Back or by clearing the filters.
    else setTyped(received);
  });
  useEffect(() => receive(value), [value]);
  const report = useEffectEvent(() => {
    reported.current.push(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => report(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const empty = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <div className="list-tools__search">
      <label htmlFor={id}>{text.search}</label>
      <div className="list-tools__box">
        <Search size={18} aria-hidden />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed === '' ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={text.emptySearch}
            onClick={empty}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
