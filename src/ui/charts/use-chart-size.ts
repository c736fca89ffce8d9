import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChartSize } from './bar-geometry';

const INITIAL_SIZE: ChartSize = { width: 320, em: 12 };

/** The size that an element has for a chart, updated when it changes. */
export function useChartSize<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  ChartSize,
] {
  const element = useRef<Element>(null);
  const [size, setSize] = useState(INITIAL_SIZE);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = Math.floor(current.getBoundingClientRect().width);
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || INITIAL_SIZE.em;
      if (width > 0) setSize((old) => (old.width === width && old.em === em ? old : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
