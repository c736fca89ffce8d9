import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws content once, outside of the page. @returns the elements, without what React keeps of them */
export function draw(content: ReactNode): Node[] {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(content));
  const copies = [...place.childNodes].map((node) => node.cloneNode(true));
  root.unmount();
  return copies;
}
