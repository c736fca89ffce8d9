import { useEffect, useRef } from 'react';

/**
 * A function that runs another at once, or, while a mouse button is down, when it has been let go and its click
 * is done. A message that comes or
 * goes under a pressed button moves the page, and the click would miss what it was meant for.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      // A context menu opens on a press, and the page may never hear of its release.
      if (button === 0) pressed.current = true;
    };
    // After the click, which follows the release at once: a box that is drawn anew in the middle of its click stays as it was.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    // A press that ends as a drag has no mouseup.
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
