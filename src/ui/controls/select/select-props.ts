import type { ReactNode } from 'react';

/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a form gives to the control of a list in it. */
export interface SelectControl {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onBlur: (event: { currentTarget: Element }) => void;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** What a drop-down list shows and tells. */
export interface SelectProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly options: readonly Option[];
  /** What the open list says when it is empty; `Ni zadetkov` unless told (§9). */
  readonly none?: string;
  /** The value of the chosen option; `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Told when what is chosen already is chosen once more. */
  readonly onSame?: () => void;
  /** Stands between label and list. */
  readonly help?: ReactNode;
  readonly control?: SelectControl;
}
