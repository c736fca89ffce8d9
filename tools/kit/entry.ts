import type { ComponentType } from 'react';

/** One part of the kit as the page shows it. */
export interface Entry {
  readonly name: string;
  /** The files of `src/ui/` that it shows, without the ending. */
  readonly files: readonly string[];
  /** What it is for, how it reacts to pointer and focus, and its keys. */
  readonly use: string;
  /** Each state by its name. */
  readonly states: Readonly<Record<string, ComponentType>>;
}

/** Entries under one heading. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The fragment of an entry's address. */
export const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
