/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a drop-down list shows and tells. */
export interface SelectProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly options: readonly Option[];
  /** The value of the chosen option; `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}
