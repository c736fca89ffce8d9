import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { handoversQuery } from '../api/people-handover';
import type { Handovers } from '../domain/api-types';
import { formatNumber } from '../domain/money/number';
import { BackLink } from '../parts/address/back-link';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { handoverText as text } from '../text/people/handover';
import { pageTitles } from '../text/shell/pages';
import '../ui/page/disclosure.css';
import { Answer } from '../ui/page/answer';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { Empty } from '../ui/states/states';
import { awaitsSignature, HandoverRows } from './handover/handover-row';
import '../ui/page/rows.css';
import '../ui/table/list-cards.css';

const loadCase = () => import('./handover/case-view');
const loadStart = () => import('./handover/start-form');

/** What the taker and the manager do is seen without a reload. */
const REFRESH_MS = 60_000;

const isOver = ({ stanje }: Handovers['predaje'][number]) =>
  stanje === 'potrjeno' || stanje === 'zavrnjeno';

const atStart: CSSProperties = { justifySelf: 'start' };

/** What runs, the begin of another one, and folded what is over. */
function Overview({ predaje }: Handovers) {
  const id = useId();
  const over = predaje.filter(isOver);
  const running = predaje.filter((each) => !isOver(each));
  const waiting = running.filter(awaitsSignature);
  const [first] = waiting;
  return (
    <div className="column">
      {predaje.length === 0 ? <Empty text={text.none} /> : null}
      {first ? (
        <>
          <Answer>{text.waiting(waiting.length)}</Answer>
          <Link className="button" style={atStart} to={`?predaja=${first.id_predaje}`}>
            {text.toReview}
          </Link>
        </>
      ) : null}
      {running.length === 0 ? null : (
        <section className="page__section" aria-labelledby={id}>
          <h2 id={id}>{text.list}</h2>
          <HandoverRows label={text.list} handovers={running} />
        </section>
      )}
      <LazyPart name="handover-start" load={loadStart} skeletonLines={5}>
        {(Start) => (
          <>
            <Start handovers={predaje} quiet={first !== undefined} />
            {over.length === 0 ? null : (
              <details className="events">
                <summary>{text.over(formatNumber(over.length, 0))}</summary>
                <HandoverRows label={text.overList} handovers={over} />
              </details>
            )}
          </>
        )}
      </LazyPart>
    </div>
  );
}

/** `/primopredaja`, `pages.md` P36: a unit gets another owner or user. One handover is open by its number in the address. */
export default function HandoverScreen() {
  const query = useQuery({ ...handoversQuery(), refetchInterval: REFRESH_MS });
  const [parameters] = useSearchParams();
  const asked = parameters.get('predaja');
  const opened = query.data?.predaje.find(({ id_predaje }) => id_predaje === Number(asked));
  const [draft, setDraft] = useState<string>();
  if (asked && opened?.stanje === 'osnutek' && draft !== asked) setDraft(asked);
  // An older list may lack a new one, and so does one that could not be read again.
  const isMissing = asked && !opened && query.isSuccess && query.isFetchedAfterMount;
  return (
    <Page
      title={pageTitles.handover}
      path={
        opened ? (
          <BackLink to="handover">{text.back}</BackLink>
        ) : (
          <BackLink to="your-units">{pageTitles['your-units']}</BackLink>
        )
      }
      lead={opened ? undefined : text.lead}
    >
      <div className="column">
        {isMissing ? (
          <FocusHere>
            <Notice kind="warning">{draft === asked ? text.deletedElsewhere : text.missing}</Notice>
          </FocusHere>
        ) : null}
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
