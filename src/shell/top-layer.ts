import { type RefObject, useLayoutEffect, useState } from 'react';

/** Marks the overlay's own elements, which are above themselves already. */
const OTHER_MODAL = 'dialog:modal:not([data-overlay])';

/** Calls when a dialog or a popover has been opened over what is there. @returns how to stop */
function onOpened(self: HTMLElement | null, listener: () => void): () => void {
  const look = ({ target, newState }: Event & { newState?: string }) => {
    if (target !== self && newState === 'open') listener();
  };
  // Not every browser tells of a dialog by an event.
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

/** What was put into the top layer last lies above all that is there. */
function raise(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) {
    element.close();
    element.showModal();
    return;
  }
  // A browser without popovers has nothing in the top layer but dialogs.
  if (!('showPopover' in element)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

function lower(element: HTMLElement): void {
  // A dialog gives the focus back as it closes, not as it goes.
  if (element instanceof HTMLDialogElement) element.close();
}

/**
 * Keeps an element above all else as long as it is drawn, also above what opens later. z-index does not reach what lies
 * in the browser's top layer, where dialogs and popovers are.
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

/** Whether a modal dialog is open: what lies over it must be one, too, for all else is inert under it. */
export function useOverModal(): boolean {
  const [over, setOver] = useState(isOverModal);
  useLayoutEffect(() => onOpened(null, () => setOver(isOverModal())), []);
  return over;
}

const isOverModal = () => document.querySelector(OTHER_MODAL) !== null;
