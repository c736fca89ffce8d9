import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useSearchParams } from 'react-router-dom';
import { handoversQuery } from '../api/people-handover';
import type { Handovers } from '../domain/api-types';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { handoverText as text } from '../text/people/handover';
import { pageTitles } from '../text/shell/pages';
import '../ui/page/back-link.css';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { Empty } from '../ui/states/states';
import { HandoverRow } from './handover/handover-row';
import '../ui/page/rows.css';

const loadCase = () => import('./handover/case-view');
const loadStart = () => import('./handover/start-form');

/** What the taker and the manager do is seen without a reload. */
const REFRESH_MS = 60_000;

function Overview({ predaje }: Handovers) {
  return (
    <>
      {predaje.length === 0 ? (
        <Empty text={text.none} />
      ) : (
        <SectionCard title={text.list}>
          <ul className="rows">
            {predaje.map((each) => (
              <HandoverRow key={each.id_predaje} handover={each} />
            ))}
          </ul>
        </SectionCard>
      )}
      <LazyPart name="handover-start" load={loadStart} skeletonLines={5}>
        {(Start) => <Start handovers={predaje} />}
      </LazyPart>
    </>
  );
}

/** `/primopredaja`, `pages.md` P36: a unit gets another owner or user. One handover is open by its number in the address. */
export default function HandoverScreen() {
  const query = useQuery({ ...handoversQuery(), refetchInterval: REFRESH_MS });
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('predaja'));
  const opened = query.data?.predaje.find(({ id_predaje }) => id_predaje === id);
  const back = (
    <nav aria-label={text.path} className="no-print">
      <Link className="back-link" to="?">
        <ChevronLeft size={18} aria-hidden />
        {text.back}
      </Link>
    </nav>
  );
  return (
    <Page
      title={pageTitles.handover}
      path={opened ? back : undefined}
      lead={opened ? undefined : text.lead}
    >
      <div className="column">
        <QueryView query={query} skeletonLines={6}>
          {(answer) =>
            opened ? (
              <LazyPart name="handover-case" load={loadCase} skeletonLines={8}>
                {(Case) => <Case key={opened.id_predaje} handover={opened} />}
              </LazyPart>
            ) : (
              <Overview predaje={answer.predaje} />
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
