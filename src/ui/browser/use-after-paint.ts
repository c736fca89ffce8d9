import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * For parts that may appear a frame after the rest.
 *
 * @returns false in the first render, true once the browser has painted it
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
