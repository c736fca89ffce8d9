import type { Unit } from '../../domain/api-types';
import { unitLabel } from '../../domain/unit';
import { useUser } from '../../machines/portal-context';
import { listText } from '../../text/list';
import { useCurrentManager } from '../use-current-manager';
import type { ListScope } from './use-scope';

/** Whose rows a list shows. */
export interface ListOwner {
  readonly allUnits: boolean;
  /** The unit in words. */
  readonly unit: string;
  readonly manager: string | undefined;
  /** What the name of a saved file says besides what it holds: the year and the payer's code (`domain.md` 2.3). */
  readonly fileParts: readonly (string | number | undefined)[];
}

/** Whose rows a list shows, for its print and its saved file. */
export function useOwner(scope: ListScope, units: readonly Unit[], withYear: boolean): ListOwner {
  const manager = useCurrentManager();
  const user = useUser();
  const unit = units.find((each) => each.inventarna_stevilka === scope.unit);
  return {
    allUnits: scope.unit === undefined,
    unit: unit ? unitLabel(unit) : listText.allUnits,
    manager: manager?.label,
    fileParts: [withYear ? scope.year : undefined, user?.code_payer],
  };
}
