import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component still stands in the page, for what comes after a wait. */
export function useOnScreen(): RefObject<boolean> {
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
