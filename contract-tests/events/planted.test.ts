/** The description refuses wrong states, times and texts of others (`npm run planted` shows the same for the kit). */
import { describe, expect, it } from 'vitest';
import { eventAnswerFaults, faultAnswerFaults } from '../planted/event-faults';
import { breachesOf } from '../support/breaches';
import { inProcess } from '../support/target';

describe.runIf(inProcess).each([
  ['listBuildingEvents', 'building_events/0137', eventAnswerFaults],
  ['listFaults', 'faults/0137', faultAnswerFaults],
] as const)('%s', (id, path, faults) => {
  it('is right as the backend answers it', async () => {
    expect(await breachesOf(id, path)).toEqual([]);
  });

  it.each(faults)('is refused with $name', async ({ answer }) => {
    expect(await breachesOf(id, path, answer)).not.toEqual([]);
  });
});
