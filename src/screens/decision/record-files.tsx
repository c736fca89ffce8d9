import { useQuery } from '@tanstack/react-query';
import { documentRecordQuery, isNoRecord } from '../../api/documents';
import { DocumentList } from '../../parts/documents/document-list';
import { QueryView } from '../../parts/query/query-view';
import { decisionText as text } from '../../text/decisions/decision';

/** The files of a decision's record. */
export default function RecordFiles({ id, title }: { id: number; title: string }) {
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
