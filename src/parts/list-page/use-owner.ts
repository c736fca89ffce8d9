import type { Unit } from '../../domain/api-types';
import { unitLabel } from '../../domain/units/unit';
import { useUser } from '../../machines/portal-context';
import { listText } from '../../text/common/list';
import type { ListScope } from './use-scope';

/** The owner of a list's rows. */
export interface ListOwner {
  readonly allUnits: boolean;
  /** The unit or building, and the year, as text. */
  readonly of: string;
  /** Parts of the saved file's name: the year, and the code of the payer or the building (`pages.md` 2.3). */
  readonly fileParts: readonly (string | number | undefined)[];
}

/** The owner of a list's rows, for its print and its saved file. */
export function useOwner(
  scope: ListScope,
  units: readonly Unit[],
  { withYear, ofBuilding }: { withYear: boolean; ofBuilding: boolean },
): ListOwner {
  const user = useUser();
  const unit = units.find((each) => each.inventarna_stevilka === scope.unit);
  const unitName = unit ? unitLabel(unit) : listText.allUnits;
  const of = ofBuilding
    ? `${listText.building}: ${unit?.naziv ?? scope.building}`
    : `${listText.unit}: ${unitName}`;
  return {
    allUnits: scope.unit === undefined,
    of: withYear ? `${of} · ${listText.year}: ${scope.year}` : of,
    fileParts: [withYear ? scope.year : undefined, ofBuilding ? scope.building : user?.code_payer],
  };
}
