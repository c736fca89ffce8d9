import type { MouseEvent } from 'react';

/**
 * A press of a button that writes, by keyboard, pointer or screen reader; the second click of a double click is none. The
 * answer may have come between the two, and what stands under the pointer by then may be another button.
 */
export const firstClick =
  (press: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) press();
  };
