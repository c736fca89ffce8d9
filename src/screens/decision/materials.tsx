import { useQuery } from '@tanstack/react-query';
import { documentRecordQuery, isNoRecord } from '../../api/documents';
import type { Decision } from '../../domain/api-types';
import { DocumentList } from '../../parts/documents/document-list';
import { QueryView } from '../../parts/query/query-view';
import { decisionText as text } from '../../text/decisions/decision';
import { SectionCard } from '../../ui/page/section-card';

/** The files of a record. */
function RecordFiles({ id, title }: { id: number; title: string }) {
  const query = useQuery(documentRecordQuery(id));
  if (isNoRecord(query.error)) return <p>{text.noRecord}</p>;
  return (
    <QueryView query={query} skeletonLines={3}>
      {({ dokumenti }) =>
        dokumenti.length === 0 ? (
          <p>{text.noRecord}</p>
        ) : (
          <DocumentList
            label={title}
            files={dokumenti.map(({ naziv_dokumenta, koncnica, opis, ...file }) => ({
              ...file,
              naziv: naziv_dokumenta,
              vrsta: koncnica,
              note: opis,
            }))}
          />
        )
      }
    </QueryView>
  );
}

/** The materials of a decision, after its end with the minutes. */
export function Materials({ decision: { id_vlozisca, stanje } }: { decision: Decision }) {
  if (id_vlozisca === null) return null;
  const title = stanje === 'zakljuceno' ? text.recordAfter : text.record;
  return (
    <SectionCard title={title}>
      <RecordFiles id={id_vlozisca} title={title} />
    </SectionCard>
  );
}
