import type { CostSpecification } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import { ShareChart } from '../../ui/charts/share-chart';

/** A bill by groups of costs, as shares (`pages.md` P1, P14). */
export default function GroupShares({
  bill,
  caption,
}: {
  bill: CostSpecification;
  caption: string;
}) {
  const parts = bill.skupine.map(({ skupina, znesek }) => ({
    key: skupina,
    label: label(costGroupLabels, skupina, unknownText.costs),
    value: znesek,
  }));
  return <ShareChart caption={caption} parts={parts} />;
}
