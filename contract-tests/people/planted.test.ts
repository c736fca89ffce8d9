/** The description refuses wrong sums, signatures and what is not the reader's (`npm run planted` shows the same for the kit). */
import { describe, expect, it } from 'vitest';
import { deliveryFaults } from '../planted/delivery-faults';
import { handoverFaults } from '../planted/handover-faults';
import { breachesOf } from '../support/breaches';
import { inProcess } from '../support/target';

describe.runIf(inProcess).each([
  ['listHandovers', 'handovers', handoverFaults],
  ['getDelivery', 'delivery/104217', deliveryFaults],
] as const)('%s', (id, path, faults) => {
  it('is right as the backend answers it', async () => {
    expect(await breachesOf(id, path)).toEqual([]);
  });

  it.each(faults)('is refused with $name', async ({ answer }) => {
    expect(await breachesOf(id, path, answer)).not.toEqual([]);
  });
});
