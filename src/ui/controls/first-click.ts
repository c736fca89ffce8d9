import type { MouseEvent } from 'react';

/**
 * The click handler of a button that writes. It ignores the second click of a double click: after a quick answer, another
 * button may be under the pointer.
 */
export const firstClick =
  (press: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) press();
  };
