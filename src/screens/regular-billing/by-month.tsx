import { LazyPart } from '../../parts/query/lazy-part';
import { billsText as text } from '../../text/bills/bills';
import { SectionCard } from '../../ui/page/section-card';

const load = () => import('../../parts/bill/monthly-bills');

/** The last twelve months and the year before, for any year that is shown above (`pages.md` P16). */
export function ByMonth({ unit }: { unit: string | undefined }) {
  return (
    <SectionCard title={text.byMonth} wide>
      <LazyPart name={text.byMonth} load={load} skeletonLines={6} failedTitle={text.monthlyFailed}>
        {(Part) => <Part unit={unit} />}
      </LazyPart>
    </SectionCard>
  );
}
