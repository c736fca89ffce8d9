/** Gives the focus to what is around a button that leaves the page: the card, the popup, or the page's heading. */
export function leaveFocus({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const place = currentTarget.closest<HTMLElement>('section, dialog, [popover]');
  if (place) place.tabIndex = -1;
  (place ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
