import { type RefObject, useLayoutEffect, useState } from 'react';

/** Modal dialogs other than the overlay's own. */
const OTHER_MODAL = 'dialog:modal:not([data-overlay])';

/** Calls the listener when a dialog or a popover opens. @returns a function that unsubscribes */
function onOpened(self: HTMLElement | null, listener: () => void): () => void {
  const look = ({ target, newState }: Event & { newState?: string }) => {
    if (target !== self && newState === 'open') listener();
  };
  // Not every browser has an event for a dialog that opens.
  const dialogs = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== self && (target as Element).matches(OTHER_MODAL)))
      listener();
  });
  document.addEventListener('toggle', look, true);
  dialogs.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => {
    document.removeEventListener('toggle', look, true);
    dialogs.disconnect();
  };
}

/** Puts an element into the top layer again: the last one is on top. */
function raise(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) {
    element.close();
    element.showModal();
    return;
  }
  // Without support for popovers only dialogs are in the top layer.
  if (!('showPopover' in element)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

function lower(element: HTMLElement): void {
  // A dialog returns the focus on close, not when it is removed.
  if (element instanceof HTMLDialogElement) element.close();
}

/**
 * Keeps an element above everything while it is mounted, including dialogs and popovers that open later. These are in the
 * browser's top layer, which z-index does not reach.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    raise(element);
    const stop = onOpened(element, () => raise(element));
    return () => {
      stop();
      lower(element);
    };
  }, [ref]);
}

/** Whether a modal dialog is open. Then the overlay must be a modal dialog too, because everything else is inert. */
export function useOverModal(): boolean {
  const [over, setOver] = useState(isOverModal);
  useLayoutEffect(() => onOpened(null, () => setOver(isOverModal())), []);
  return over;
}

const isOverModal = () => document.querySelector(OTHER_MODAL) !== null;
