/** The term of a complaint at a manager that has set none. */
import { describe, expect, it } from 'vitest';
import type { BillComplaint } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();

describe.runIf(inProcess)('a complaint', () => {
  it('has no term and no steps where the manager has set none', async () => {
    const path = 'v2/bill_complaint/26100088';
    expect(await world.read<BillComplaint>(path, 'breza/5530')).toEqual({
      st_dokumenta: '26100088',
      zacetek_roka: null,
      rok_reklamacije: null,
      koraki: [],
    });
  });
});
