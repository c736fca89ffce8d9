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

/** Keys that do nothing to the page: they move the focus, or are the browser's own. */
function isHarmless(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  return key === 'Tab' || ctrlKey || metaKey || altKey || /^F\d+$/.test(key);
}

/**
 * Lets nothing that the user does reach the page: neither pointer, keyboard nor a screen reader's own press. Focus and
 * what the page does by itself stay, so that nobody has lost their place when it ends.
 *
 * @returns how to end it
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
