import { shortName } from '../../domain/units/short-name';
import { unitLabel } from '../../domain/units/unit';
import { useUnits } from '../../parts/unit/use-units';

/** A function that names a unit by its `inventarna_stevilka`: short when the user's list has it, otherwise the number. */
export function useUnitName(): (number: string) => string {
  const { data: units = [] } = useUnits();
  return (number) => {
    const unit = units.find(({ inventarna_stevilka }) => inventarna_stevilka === number);
    return unit ? (shortName(unit, units) ?? unitLabel(unit)) : number;
  };
}
