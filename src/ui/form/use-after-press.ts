import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback at once or, while a mouse button is pressed, after its release and its click.
 * A message that appears or disappears during a press moves the page, and the click would miss its target.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      // A press that opens a context menu may have no release event.
      if (button === 0) pressed.current = true;
    };
    // After the click, which follows the release immediately: a checkbox that renders during its click keeps its old state.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    // A press that becomes a drag has no mouseup.
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return (run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  };
}
