import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { decisionQuery } from '../api/decisions';
import { ApiError } from '../api/errors';
import type { Decision } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { isAssembly } from '../domain/decisions/decision-order';
import { label } from '../domain/values/label';
import { BackLink } from '../parts/address/back-link';
import { QueryView } from '../parts/query/query-view';
import { unknownText } from '../text/common/unknown';
import { decisionText as text } from '../text/decisions/decision';
import { decisionsText } from '../text/decisions/decisions';
import { conveners, decisionKinds } from '../text/decisions/labels';
import { pageTitles } from '../text/shell/pages';
import { useTitle } from '../ui/browser/title';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import './decision/decision.css';
import { DecisionView } from './decision/decision-view';

/** The same for a missing decision and for one of another building, so that it does not reveal which ids exist. */
function NoDecision({ why }: { why: string }) {
  return (
    <Page title={pageTitles.decision} path={<BackLink to="decisions">{text.back}</BackLink>}>
      <Empty text={why} />
    </Page>
  );
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** The kind of a decision, and when and by whom it was called; an assembly has these facts in its card. */
function leadOf({ vrsta, sklicano, sklicatelj }: Decision): string {
  const kind = label(decisionKinds, vrsta, unknownText.other);
  if (isAssembly(vrsta)) return kind;
  const who = label(conveners, sklicatelj, unknownText.other);
  return `${kind} · ${text.called(formatDate(sklicano), who)}`;
}

function OpenDecision({ id }: { id: number }) {
  const query = useQuery(decisionQuery(id));
  const { data } = query;
  useTitle(data?.naziv);
  const status = data ? undefined : statusOf(query.error);
  if (status === 403) return <NoDecision why={decisionsText.ownersOnly} />;
  if (status === 404) return <NoDecision why={text.missing} />;
  return (
    <Page
      title={data?.naziv ?? pageTitles.decision}
      path={<BackLink to="decisions">{text.back}</BackLink>}
      lead={data && leadOf(data)}
    >
      <QueryView query={query} skeletonLines={8}>
        {(decision) => <DecisionView decision={decision} />}
      </QueryView>
    </Page>
  );
}

/** `/odlocanje/:id_odlocitve`, `pages.md` P30: one decision with its proposals, the votes and the own vote. */
export default function DecisionScreen() {
  const { id_odlocitve = '' } = useParams();
  // Only an id that the contract allows is requested.
  if (!/^[1-9]\d{0,8}$/.test(id_odlocitve)) return <NoDecision why={text.missing} />;
  return <OpenDecision key={id_odlocitve} id={Number(id_odlocitve)} />;
}
