/** A report was not taken, because there are open faults of the same place and kind (`pages.md` P31). */
export class SimilarFound extends Error {
  /** Their `st_prijave`, newest first. */
  readonly numbers: readonly string[];

  constructor(numbers: readonly string[]) {
    super('There are similar faults.');
    this.name = 'SimilarFound';
    this.numbers = numbers;
  }
}
