import type { BuildingFault } from '../api-types';

/** Faults by what the user can do about them; each group keeps the order of the answer, newest first. */
export interface FaultGroups {
  /** The manager asks the user whether it is done. */
  readonly asks: readonly BuildingFault[];
  readonly open: readonly BuildingFault[];
  readonly done: readonly BuildingFault[];
}

/** Whether the fault is neither done nor refused; a state that the portal does not know yet is open. */
export function isOpenFault({ stanje }: Pick<BuildingFault, 'stanje'>): boolean {
  return stanje !== 'zakljuceno' && stanje !== 'zavrnjeno';
}

/** Groups the faults of a building (`pages.md` P31). */
export function groupFaults(faults: readonly BuildingFault[]): FaultGroups {
  const rest = faults.filter(({ caka_potrditve }) => !caka_potrditve);
  return {
    asks: faults.filter(({ caka_potrditve }) => caka_potrditve),
    open: rest.filter(isOpenFault),
    done: rest.filter((fault) => !isOpenFault(fault)),
  };
}
