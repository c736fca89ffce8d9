import { useEffect, useRef } from 'react';
import { listText as text } from '../../text/common/list';
import { Empty } from '../states/states';

interface NoHitsProps {
  readonly hits: boolean;
  readonly onClear: () => void;
}

/** The message that search and filters match no rows, with a button that clears them (`pages.md` E-FILTER). */
export function NoHits({ hits, onClear }: NoHitsProps) {
  const place = useRef<HTMLDivElement>(null);
  const cleared = useRef(false);
  useEffect(() => {
    // The focused button has disappeared.
    if (hits && cleared.current) place.current?.focus();
    cleared.current = false;
  }, [hits]);
  const clear = () => {
    cleared.current = true;
    onClear();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className="no-hits focus-here">
      {hits ? null : (
        <>
          <Empty text={text.noHits} />
          <button type="button" className="button button--quiet" onClick={clear}>
            {text.clear}
          </button>
        </>
      )}
    </div>
  );
}
