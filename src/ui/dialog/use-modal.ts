import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the space of the page's scroll bar, which goes while a dialog is open (`base.css`). A page without one would get
 * a gap instead.
 *
 * @returns a function that ends it
 */
function keepWidth(): () => void {
  const { clientWidth, style } = document.documentElement;
  const before = style.scrollbarGutter;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.scrollbarGutter = before;
  };
}

/**
 * The reference of a `Modal`, which is open while it is in the page.
 *
 * @param open - for a dialog that stays in the page while it is closed
 */
export function useModal(open = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return undefined;
    }
    const end = keepWidth();
    // Strict mode runs the effect twice, and `showModal` may throw on an open dialog.
    if (!dialog.current?.open) dialog.current?.showModal();
    return end;
  }, [open]);
  return dialog;
}
