import type { Decision } from '../../domain/api-types';
import { LazyPart } from '../../parts/query/lazy-part';
import { decisionText as text } from '../../text/decisions/decision';
import { SectionCard } from '../../ui/page/section-card';

/** The materials of a decision, after its end with the minutes. */
export function Materials({ decision: { id_vlozisca, stanje } }: { decision: Decision }) {
  if (id_vlozisca === null) return null;
  const title = stanje === 'zakljuceno' ? text.recordAfter : text.record;
  return (
    <SectionCard title={title}>
      <LazyPart name="decision-files" load={() => import('./record-files')} skeletonLines={3}>
        {(RecordFiles) => <RecordFiles id={id_vlozisca} title={title} />}
      </LazyPart>
    </SectionCard>
  );
}
