/** The parts of a rule of `x-rules`, as `parseRule` reads them from its text. */

/** The names of nested fields, from the outside to the inside; a list on the way stands for its rows. */
export type Path = readonly string[];

/** A value of a rule: of a field, of the clock, of a list or of a calculation. */
export type Term =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'clock'; readonly name: 'today' | 'now' }
  | { readonly kind: 'field'; readonly path: Path }
  | { readonly kind: 'fold'; readonly fold: Fold; readonly rows: Rows }
  | { readonly kind: 'call'; readonly name: Call; readonly terms: readonly Term[] }
  | {
      readonly kind: 'sum';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: Term;
      readonly right: Term;
    };

/** What is made of the values of a list's rows. */
export type Fold = 'sum' | 'count' | 'min' | 'max' | 'first' | 'last';
/** `days(from, to)` between two dates, `months(date or month, n)` later; the Slovenian day, the month `YYYY-MM` and the year. */
export type Call = 'days' | 'months' | 'day' | 'month' | 'year';

/** A field of a list's rows, or the rows themselves, of those rows that meet all conditions. */
export interface Rows {
  readonly path: Path;
  readonly where: readonly Comparison[];
}

export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~' | 'is';

export interface Comparison {
  readonly left: Term;
  readonly relation: Relation;
  readonly right: Term;
}

/** The names of one value in two places. */
export interface Pair {
  readonly one: Path;
  readonly other: Path;
}

interface Compared {
  readonly comparison: Comparison;
  readonly when: readonly Comparison[];
}

export type Rule =
  | (Compared & { readonly kind: 'compare' })
  /** For each row of the list, whose name stands for the row. */
  | (Compared & { readonly kind: 'each'; readonly list: string })
  | {
      readonly kind: 'order';
      readonly rises: boolean;
      readonly list: Path;
      /** The fields by which the rows are ordered, the first one first; empty for a list of plain values. */
      readonly fields: readonly Path[];
    }
  | { readonly kind: 'running'; readonly path: Path; readonly amounts: Term }
  | {
      readonly kind: 'grouped';
      readonly group: Path;
      readonly rows: Rows;
      readonly by: readonly Pair[];
    }
  | {
      readonly kind: 'same' | 'within';
      readonly one: Rows;
      readonly other: Rows;
      readonly by: readonly Pair[];
      /** Fields with different names that must be equal too. */
      readonly pairs: readonly Pair[];
      /** Fields with the same name and another meaning. */
      readonly except: readonly Path[];
      readonly when: readonly Comparison[];
    }
  /** Rows of one list that belong together, such as a month and the same month of last year. */
  | {
      readonly kind: 'linked';
      readonly list: Path;
      readonly by: { readonly one: Term; readonly other: Term };
      /** The fields of the two rows that must be equal. */
      readonly pairs: readonly Pair[];
    };
