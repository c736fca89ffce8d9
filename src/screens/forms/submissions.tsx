import { useQuery } from '@tanstack/react-query';
import { submissionsQuery } from '../../api/documents-forms';
import { QueryView } from '../../parts/query/query-view';
import { submissionsText as text } from '../../text/forms/forms';
import '../../ui/page/rows.css';
import { Empty } from '../../ui/states/states';
import { awaitsAnswer } from './awaits-answer';
import { SubmissionCard } from './submission-card';

/** How often the list is fetched again while a submission waits for an answer. */
const REFETCH_INTERVAL_MS = 15_000;

/** "Oddane vloge": the submissions with their states, the newest first (`pages.md` P24). */
export function Submissions() {
  const query = useQuery({
    ...submissionsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.vloge.some(awaitsAnswer) ? REFETCH_INTERVAL_MS : false,
  });
  return (
    <QueryView query={query} skeletonLines={6}>
      {({ vloge }) =>
        vloge.length === 0 ? (
          <Empty text={text.none} />
        ) : (
          <ol className="column">
            {vloge.map((submission) => (
              <SubmissionCard key={submission.st_vloge} submission={submission} />
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}
