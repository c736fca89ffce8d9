import type { BuildingFault } from '../api-types';
import { isOpenFault } from './fault-groups';

/** Where a fault is and what it is about; `''` for what is not chosen yet. */
export interface FaultSpot {
  readonly kraj: string;
  readonly vhod: string;
  readonly panoga: string;
}

/**
 * The open faults that may be the same one: of the same place and kind, and not at another entrance. The server applies the
 * same rule before it takes a report (`pages.md` P31); this one shows them while the user still types.
 */
export function similarFaults(
  faults: readonly BuildingFault[],
  { kraj, vhod, panoga }: FaultSpot,
): readonly BuildingFault[] {
  const isNear = (other: string | null) => vhod === '' || other === null || other === vhod;
  return faults.filter(
    (fault) =>
      isOpenFault(fault) && fault.kraj === kraj && fault.panoga === panoga && isNear(fault.vhod),
  );
}
