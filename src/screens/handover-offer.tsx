import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/bound-api';
import { messageFor, withNumber } from '../api/errors';
import { loadHandoverOffer } from '../api/people-handover-offer';
import type { HandoverAnswered } from '../domain/api-types';
import { HandoverOver } from '../domain/people/handover-over';
import { isKnown } from '../domain/values/label';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { LazyPart } from '../parts/query/lazy-part';
import { offerEnds, offerText as text } from '../text/people/handover-offer';
import { pageTitles } from '../text/shell/pages';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { Failed, Skeleton } from '../ui/states/states';

const loadOffer = () => import('./handover-offer/offer-view');

/** `/prevzem/:token`, `pages.md` P36: the taker's answer. The token has left the address before the page is shown (E04). */
export default function HandoverOfferScreen() {
  const { linkToken } = usePortal();
  const [token] = useState(() => linkToken.read());
  if (token === undefined) {
    return (
      <Page title={pageTitles['handover-offer']}>
        <Over end={linkToken.isSpent() ? 'porabljeno' : 'missing'} />
      </Page>
    );
  }
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const api = useApi();
  const { linkToken } = usePortal();
  const [answered, setAnswered] = useState<HandoverAnswered>();
  const [ended, setEnded] = useState<string>();
  const query = useQuery({
    queryKey: ['handover-offer', token],
    queryFn: ({ signal }) => loadHandoverOffer(api, token, signal),
    retry: false,
    // What was loaded is answered; another reading could only say that the link is used.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = query;
  const end = ended ?? (error instanceof HandoverOver ? error.end : undefined);
  const title = pageTitles['handover-offer'];
  if (answered) {
    return (
      <Page title={title}>
        <FocusHere>
          <Done answered={answered} />
        </FocusHere>
      </Page>
    );
  }
  if (end !== undefined) {
    return (
      <Page title={title}>
        <FocusHere>
          <Over end={end} />
        </FocusHere>
      </Page>
    );
  }
  return (
    <Page title={title}>
      {query.isPending ? <Skeleton lines={24} shape="facts" /> : null}
      {error ? (
        <Failed
          title={text.loadFailed}
          detail={withNumber(messageFor(error, text.loadFailed), error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {data ? (
        <LazyPart name="handover-offer" load={loadOffer} skeletonLines={24} skeletonShape="facts">
          {(Offer) => (
            <Offer
              token={token}
              offer={data}
              onAnswered={(answer) => {
                linkToken.spend();
                setAnswered(answer);
              }}
              onOver={setEnded}
            />
          )}
        </LazyPart>
      ) : null}
    </Page>
  );
}

function Done({ answered: { stanje, povezano } }: { answered: HandoverAnswered }) {
  const isBack = stanje === 'osnutek';
  return (
    <>
      <Notice kind="success">{isBack ? text.back : text.done}</Notice>
      <p>{isBack ? text.backNote : povezano ? text.doneLinked : text.doneNote}</p>
      <ToLogin />
    </>
  );
}

function Over({ end }: { end: string }) {
  return (
    <>
      <Failed
        title={offerEnds[isKnown(offerEnds, end) ? end : 'missing']}
        detail={end === 'porabljeno' ? text.usedHint : text.askAgain}
      />
      <ToLogin />
    </>
  );
}

function ToLogin() {
  return (
    <p>
      <Link className="button" to={pathOf('login')}>
        {text.toLogin}
      </Link>
    </p>
  );
}
