declare const notYetKnown: unique symbol;

/** A value that the contract may add to an enumeration later. It cannot index a table; `label` finds its text. */
export type NewValue = string & { readonly [notYetKnown]: true };

/** A type of the contract as a reader must accept it: its enumerations may have values that are not known yet. */
export type Opened<T> = T extends string
  ? string extends T
    ? T
    : T | NewValue
  : T extends readonly unknown[] | object
    ? { [Field in keyof T]: Opened<T[Field]> }
    : T;

/** The values of an enumeration that this portal knows; a table of labels has an entry for each. */
export type Known<Value extends string> = Exclude<Value, NewValue>;
