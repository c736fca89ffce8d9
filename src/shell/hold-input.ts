const events = [
  'click',
  'dblclick',
  'auxclick',
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'beforeinput',
  'paste',
  'drop',
] as const;

/** Keys without an effect on the page: they move the focus or are shortcuts of the browser. */
function isHarmless(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  return key === 'Tab' || ctrlKey || metaKey || altKey || /^F\d+$/.test(key);
}

/**
 * Blocks all input to the page: pointer, keyboard and presses by a screen reader. The focus and the page's own scripts are
 * not affected, so that users do not lose their place.
 *
 * @returns a function that releases the input
 */
export function holdInput(page: Window): () => void {
  const hold = (event: Event) => {
    if (!event.isTrusted || isHarmless(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of events) page.addEventListener(type, hold, { capture: true, passive: false });
  return () => {
    for (const type of events) page.removeEventListener(type, hold, { capture: true });
  };
}
