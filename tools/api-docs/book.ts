import type { ApiDocument } from './document';

/** What the chapters need to know beside the operation itself. */
export interface Book {
  readonly document: ApiDocument;
  /** Names that can be linked to. */
  readonly targets: ReadonlySet<string>;
  /** What a page is called, by its number. */
  readonly pageNames: ReadonlyMap<number, string>;
}
