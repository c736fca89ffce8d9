import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoggingOut, useSwitching } from '../machines/portal-context';
import { shellText } from '../text/shell';
import { isFirstLoad } from './first-load';
import './overlay.css';

/** The overlay lets go of the user after this long, whatever is still under way (`reliability.md` section 5). */
const RELEASE_AFTER = 10_000;

/** Whether the overlay lies over the page now. */
export function useOverlay(): boolean {
  const firstLoads = useIsFetching({ predicate: isFirstLoad });
  const loggingOut = useLoggingOut();
  const switching = useSwitching();
  const busy = firstLoads > 0 || loggingOut || switching;
  const [released, setReleased] = useState(false);

  useEffect(() => {
    setReleased(false);
    if (!busy) return undefined;
    const timer = setTimeout(() => setReleased(true), RELEASE_AFTER);
    return () => clearTimeout(timer);
  }, [busy]);

  return busy && !released;
}

/**
 * The global loading overlay (§4, §9). It is derived from what is loading (units and managers for the first time,
 * a switch of manager, a logout), so its counter can not fall below zero.
 */
export function Overlay({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown ? (
        <div className="overlay" data-overlay>
          <span className="overlay__spinner" aria-hidden />
          <span className="visually-hidden">{shellText.loading}</span>
        </div>
      ) : null}
    </div>
  );
}
