import { dataStates } from './data';
import { entryStates } from './entry';
import type { State } from './look';
import { moneyStates } from './money';
import { shellStates } from './shell';

/** All states that are looked at, by name. What opens over a page is in `pay/popups.test.ts`. */
export const allStates: Readonly<Record<string, State>> = {
  ...dataStates,
  ...entryStates,
  ...moneyStates,
  ...shellStates,
};
