import { accountStates } from './account';
import { dataStates } from './data';
import { decisionStates } from './decisions';
import { deliveryStates } from './delivery';
import { energyStates } from './energy';
import { entryStates } from './entry';
import { eventStates } from './events';
import { handoverStates } from './handover';
import type { State } from './look';
import { moneyStates } from './money';
import { peopleStates } from './people';
import { shellStates } from './shell';

/** All checked states, by name. `pay/popups.test.ts` checks what opens over a page. */
export const allStates: Readonly<Record<string, State>> = {
  ...accountStates,
  ...deliveryStates,
  ...dataStates,
  ...decisionStates,
  ...energyStates,
  ...entryStates,
  ...eventStates,
  ...handoverStates,
  ...moneyStates,
  ...peopleStates,
  ...shellStates,
};
