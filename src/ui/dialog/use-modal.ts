import { type RefObject, useEffect, useRef } from 'react';

/** Opens a native modal dialog as soon as it is drawn; the browser keeps the focus in it and gives it back (W10). */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Strict mode runs this twice, and what is open can not be opened.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}
