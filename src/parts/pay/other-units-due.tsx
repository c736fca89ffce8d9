import { Link } from 'react-router-dom';
import { sumOf } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { pathOf } from '../../navigation/page-table';
import { openItemsText as text } from '../../text/bills/open-items';
import { Skeleton } from '../../ui/states/states';
import { listParams } from '../address/list-state';
import { ALL_UNITS } from '../list-page/use-scope';
import { useKnownUnits } from '../unit/use-units';
import { useAllOpen } from './use-all-open';

interface OtherUnitsDueProps {
  /** `inventarna_stevilka` of a unit without open items. */
  readonly unit: string;
}

/**
 * What the same payer owes for other units, with the way there: that one unit is settled does not mean that the payer is
 * (`pages.md` P1, P4). Nothing for a payer of one unit.
 */
export function OtherUnitsDue({ unit }: OtherUnitsDueProps) {
  const { data: units = [] } = useKnownUnits();
  const hasOthers = units.some(({ inventarna_stevilka }) => inventarna_stevilka !== unit);
  return hasOthers ? <Due unit={unit} /> : null;
}

function Due({ unit }: OtherUnitsDueProps) {
  const { data, isLoading } = useAllOpen();
  // The place of the sentence: the page below it must not move.
  if (isLoading) return <Skeleton lines={1} />;
  const due = (data?.postavke ?? []).filter(
    ({ odprto, inventarna_stevilka }) => odprto > 0 && inventarna_stevilka !== unit,
  );
  if (due.length === 0) return null;
  const all = new URLSearchParams({ [listParams.unit]: ALL_UNITS });
  return (
    <p>
      {text.ofOtherUnits(formatMoney(sumOf(due.map(({ odprto }) => odprto))))}{' '}
      <Link to={`${pathOf('open-items')}?${all}`}>{text.allUnits}</Link>
    </p>
  );
}
