import { useEffect, useState } from 'react';

/**
 * For parts that may appear a frame after the rest.
 *
 * @returns false in the first render, true once the browser has painted it
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before its paint, a timer that they start runs after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
