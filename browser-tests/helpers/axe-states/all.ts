import { dataStates } from './data';
import { energyStates } from './energy';
import { entryStates } from './entry';
import type { State } from './look';
import { moneyStates } from './money';
import { shellStates } from './shell';

/** All checked states, by name. `pay/popups.test.ts` checks what opens over a page. */
export const allStates: Readonly<Record<string, State>> = {
  ...dataStates,
  ...energyStates,
  ...entryStates,
  ...moneyStates,
  ...shellStates,
};
