/** Sideways scroll of the page in px, and text that is cut off (`threats.md` W06, W07). Runs inside the page. */
export function reflowFaults(): string[] {
  // The top bar shortens the unit's name; its popup and the button's accessible name contain the complete name.
  // A row of a list shortens its texts; it shows them whole when it is opened, or on the page that it leads to.
  const passed =
    '.visually-hidden, svg, [aria-hidden="true"], .unit-switcher, .list-cards__title > *, .list-cards__sub > *';
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const each of document.querySelectorAll<HTMLElement>('body *')) {
    if (!each.checkVisibility() || each.closest(passed)) continue;
    const { overflowX, overflowY, clipPath } = getComputedStyle(each);
    // For screen readers only, at this width.
    if (clipPath === 'inset(50%)') continue;
    const ownText = [...each.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    if (!ownText) continue;
    const cut =
      (overflowX !== 'visible' &&
        overflowX !== 'auto' &&
        each.scrollWidth > each.clientWidth + 1) ||
      (overflowY !== 'visible' &&
        overflowY !== 'auto' &&
        each.scrollHeight > each.clientHeight + 2);
    if (cut) faults.push(`cut off: .${each.className} "${each.textContent.trim().slice(0, 40)}"`);
    const { left, right, width } = each.getBoundingClientRect();
    const scroller = each.closest(
      '[tabindex="0"], .select__list, .layout__menu, dialog, [popover]',
    );
    if (
      width > 1 &&
      !scroller &&
      (right > clientWidth + 1 || left < -1) &&
      getComputedStyle(each).position !== 'fixed'
    ) {
      faults.push(`beyond the edge: .${each.className} "${each.textContent.trim().slice(0, 40)}"`);
    }
  }
  return faults;
}
