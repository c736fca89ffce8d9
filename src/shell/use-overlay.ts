import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoggingOut, useSwitching } from '../machines/portal-context';
import { useRouteName } from '../parts/address/use-route-name';
import { isFirstLoad, isListCall } from './first-load';

/** The overlay blocks the page this long; after that it shows that loading takes longer than usual. */
const OVERLAY_RELEASE_MS = 10_000;

/** `blocks` covers the page, `quiet` and `long` do not; `long` shows that loading takes longer than usual. */
export type OverlayState = 'none' | 'quiet' | 'blocks' | 'long';

/** Whether a condition has been true for `OVERLAY_RELEASE_MS`. */
function useLasting(is: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!is) return undefined;
    const timer = setTimeout(() => setLasting(true), OVERLAY_RELEASE_MS);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasting;
}

/**
 * The state of the loading overlay (§4, §9): shown while its counter is above 0. The counter is derived from the running
 * calls for units and managers, a switch of manager and a logout, so it cannot be negative. The overlay blocks the page
 * only while there is nothing to use: during a first load, a switch or a logout; the emergency card can be used at once.
 */
export function useOverlay(): OverlayState {
  const hasNumbers = useRouteName() === 'emergency';
  const calls = useIsFetching({ predicate: isListCall });
  const firstLoads = useIsFetching({ predicate: isFirstLoad });
  const changes = [useLoggingOut(), useSwitching()].filter(Boolean).length;
  const isNeeded = (hasNumbers ? 0 : firstLoads) + changes > 0;
  const isReleased = useLasting(isNeeded);
  const isLong = useLasting(calls + changes > 0);
  if (calls + changes === 0) return 'none';
  if (isNeeded && !isReleased) return 'blocks';
  return isReleased || isLong ? 'long' : 'quiet';
}
