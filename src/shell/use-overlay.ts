import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoggingOut, useSwitching } from '../machines/portal-context';
import { isFirstLoad, isListCall } from './first-load';

/** The overlay keeps the user from the page for so long, and says from then on that it takes longer than usual. Ms. */
const OVERLAY_RELEASE_MS = 10_000;

/** `blocks` lies over the page, `quiet` and `long` beside it; `long` says that it takes longer than usual. */
export type OverlayState = 'none' | 'quiet' | 'blocks' | 'long';

/** Whether something has been so for a while. */
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
 * What the loading overlay shows (§4, §9): it is there while its counter is above 0. The counter is derived from what is
 * under way (calls for units and managers, a switch of manager, a logout), so it can not fall below zero. It blocks the
 * page only while there is nothing to go on with.
 */
export function useOverlay(): OverlayState {
  const calls = useIsFetching({ predicate: isListCall });
  const firstLoads = useIsFetching({ predicate: isFirstLoad });
  const changes = [useLoggingOut(), useSwitching()].filter(Boolean).length;
  const isNeeded = firstLoads + changes > 0;
  const isReleased = useLasting(isNeeded);
  const isLong = useLasting(calls + changes > 0);
  if (calls + changes === 0) return 'none';
  if (isNeeded && !isReleased) return 'blocks';
  return isReleased || isLong ? 'long' : 'quiet';
}
