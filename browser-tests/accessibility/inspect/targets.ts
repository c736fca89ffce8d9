/**
 * Targets that are too small (`threats.md` W15): below 24 × 24 px with another target near, and on a phone below 44 px
 * in the top bar and the menu. Runs inside the page.
 */
export function targetFaults(phone: boolean): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"]',
    ),
  ].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
  );
  const boxOf = (each: HTMLElement) => {
    // The label around a checkbox or a radio button is the target.
    const label = each instanceof HTMLInputElement ? each.closest('label') : null;
    return (label ?? each).getBoundingClientRect();
  };
  const inText = (each: HTMLElement) =>
    getComputedStyle(each).display === 'inline' && each.closest('p, li, dd, td') !== null;
  const boxes = controls.map((each) => ({ each, box: boxOf(each) }));
  const faults: string[] = [];
  for (const { each, box } of boxes) {
    if (box.width <= 1 || box.height <= 1 || inText(each)) continue;
    const name = `${each.tagName} "${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}" ${Math.round(box.width)}×${Math.round(box.height)}`;
    if (phone && each.closest('.top-bar, .menu-drawer') && Math.min(box.width, box.height) < 43.5) {
      faults.push(`under 44: ${name}`);
    }
    if (Math.min(box.width, box.height) >= 23.5) continue;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const near = boxes.some(({ each: other, box: { left, right, top, bottom } }) => {
      if (other === each || other.contains(each) || each.contains(other) || right - left <= 1)
        return false;
      const dx = Math.max(left - x, 0, x - right);
      const dy = Math.max(top - y, 0, y - bottom);
      return Math.hypot(dx, dy) < 12;
    });
    if (near) faults.push(`under 24 and not alone: ${name}`);
  }
  return faults;
}
