/** For the content of a popup, which takes the focus when it appears: that is after its content is rendered. */
export function focusFirst(menu: HTMLElement | null): void {
  requestAnimationFrame(() => menu?.querySelector<HTMLElement>('a, button:enabled')?.focus());
}
