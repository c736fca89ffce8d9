import type { Resident } from './sessions';

/** A payer context of the demo world, `manager/code_payer`, and its resident (pages.md 3). */
export interface Context {
  readonly resident: Resident;
  readonly context: string;
}

/** Every payer context of the demo world. */
export const contexts: readonly Context[] = [
  { resident: 'Ana', context: 'zelenigaj/104217' },
  { resident: 'Ana', context: 'zelenigaj/118903' },
  { resident: 'Ana', context: 'breza/5530' },
  { resident: 'Rok', context: 'zelenigaj/204511' },
];
