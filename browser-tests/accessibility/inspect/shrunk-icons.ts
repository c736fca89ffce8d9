/** The icons that long words beside them have made narrower. Runs inside the page. */
export function shrunkIcons(): string[] {
  return [...document.querySelectorAll('svg[width]')].flatMap((icon) => {
    const own = Number(icon.getAttribute('width'));
    const { width } = icon.getBoundingClientRect();
    if (!icon.checkVisibility() || width === 0 || !(width < own - 0.5)) return [];
    return `${width} of ${own} px beside "${icon.parentElement?.textContent}"`;
  });
}
