/** The description refuses wrong tallies, results and terms (`npm run planted` shows the same for the kit). */
import { describe, expect, it } from 'vitest';
import type { PlantedFault } from '../planted/faults';
import { voteAnswerFaults } from '../planted/vote-faults';
import { breachesOf } from '../support/breaches';
import { inProcess } from '../support/target';

const ids = [9101, 9102, 9103, 9104, 9105, 9106, 9107, 9108, 9109, 9110, 9201];

/** What the description refuses in all of Ana's decisions. */
async function breachesOfAll(answer?: PlantedFault['answer']) {
  const each = ids.map((id) => breachesOf('getDecision', `decision/${id}`, answer));
  return (await Promise.all(each)).flat();
}

describe.runIf(inProcess)('the description', () => {
  it('takes the answers of the backend', async () => {
    expect(await breachesOfAll()).toEqual([]);
  });

  it.each(voteAnswerFaults)('V04 refuses $name', async ({ answer }) => {
    expect(await breachesOfAll(answer)).not.toEqual([]);
  });
});
