import type { FocusEvent } from 'react';

/**
 * Whether the focus goes from a popup to an element that is neither in it nor its button. A press on something without
 * focus and another window take the focus nowhere; then the popup stays.
 */
export function focusLeft(
  { currentTarget, relatedTarget }: FocusEvent,
  button: HTMLElement | null,
): boolean {
  const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  return isOutside && relatedTarget !== button;
}
