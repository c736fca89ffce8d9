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
