import { type RefObject, useEffect, useRef } from 'react';

/**
 * The reference of a `Modal`, which is open while it is in the page.
 *
 * @param open - for a dialog that stays in the page while it is closed
 */
export function useModal(open = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) dialog.current?.close();
    // Strict mode runs the effect twice, and `showModal` may throw on an open dialog.
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  return dialog;
}
