import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for code that runs after an `await`. */
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

/** Whether the page of the component is still shown, also after the component was removed with what it did. */
export function useSamePage(): () => boolean {
  const path = useRef('');
  useEffect(() => {
    path.current = window.location.pathname;
  }, []);
  return () => window.location.pathname === path.current;
}
