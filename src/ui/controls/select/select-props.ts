import type { ReactNode } from 'react';

/** One option of a drop-down list. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The attributes that a form field passes to the control. */
interface SelectControl {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onBlur: (event: { currentTarget: Element }) => void;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The props of a drop-down list. */
export interface SelectProps {
  readonly label: string;
  /** Set where the options are understood without a visible label; screen readers still have it. */
  readonly labelHidden?: true;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  readonly options: readonly Option[];
  /** The text of an empty open list; `Ni zadetkov` by default (§9). */
  readonly none?: string;
  /** The value of the selected option; `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called when the user selects the selected option again. */
  readonly onSame?: () => void;
  /** Shown between label and list. */
  readonly help?: ReactNode;
  readonly control?: SelectControl;
}
