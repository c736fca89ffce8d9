/** Code of a library that the build leaves out or replaces (`unused-parts.ts`). */
export interface Part {
  /** Why the portal does not need it. */
  readonly why: string;
  readonly statements: RegExp;
  /** Fewer matches mean that the library has other code. */
  readonly fewest: number;
  /** Nothing by default. */
  readonly replacement?: string;
}
