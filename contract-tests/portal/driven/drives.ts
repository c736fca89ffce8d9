import { account } from './account';
import { decisions } from './decisions';
import { delivery } from './delivery';
import { downloads } from './downloads';
import type { Drive } from './drive';
import { events } from './events';
import { handover } from './handover';
import { marks } from './marks';
import { people } from './people';
import { queries } from './queries';
import { sending } from './sending';
import { session } from './session';

/** All drives; `completeness.test.ts` holds that no function of `src/api` is missing. */
export const drives: readonly Drive[] = [
  ...session,
  ...account,
  ...queries,
  ...downloads,
  ...marks,
  ...sending,
  ...decisions,
  ...events,
  ...people,
  ...handover,
  ...delivery,
];
