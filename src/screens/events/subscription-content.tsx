import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarSubscriptionQuery } from '../../api/events';
import { formatDate } from '../../domain/dates/date';
import { QueryView } from '../../parts/query/query-view';
import { subscriptionText as text } from '../../text/events/subscription';
import { CopyRow } from '../../ui/controls/copy-row';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { Facts } from '../../ui/page/facts';
import { FocusHere, headingFollows } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { useSubscription } from './use-subscription';

/** Asks before the subscription ends. */
function RevokeDialog({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  const dialog = useModal();
  return (
    <ConfirmDialog
      dialog={dialog}
      question={`${text.revoke}?`}
      yes={text.revoke}
      no={text.keep}
      onYes={() => {
        // Closed first: the toasts inside it are removed with it.
        dialog.current?.close();
        onYes();
      }}
      onClose={onClose}
    >
      <p>{text.revokeQuestion}</p>
    </ConfirmDialog>
  );
}

/** The new address, which no answer has again. */
function NewAddress({ address }: { address: string }) {
  return (
    <FocusHere>
      <Notice kind="success">{text.created}</Notice>
      <dl>
        <CopyRow label={text.address} shown={address} copied={address} />
      </dl>
      <p>{text.how}</p>
    </FocusHere>
  );
}

/** What the subscription contains, its address once, and its end. */
export function SubscriptionContent({ building }: { building: string }) {
  const query = useQuery(calendarSubscriptionQuery(building));
  const { address, busy, create, revoke } = useSubscription(building);
  const [asks, setAsks] = useState(false);
  return (
    <div className="page__section">
      <p>{text.lead}</p>
      <p className="events__facts">{text.warning}</p>
      {address === undefined ? null : <NewAddress key={address} address={address} />}
      <QueryView query={query} skeletonLines={2}>
        {({ narocnina }) => (
          <>
            {narocnina ? (
              <>
                <Facts
                  facts={{
                    [text.since]: formatDate(narocnina.ustvarjeno, true),
                    [text.last]: narocnina.zadnji_prenos
                      ? formatDate(narocnina.zadnji_prenos, true)
                      : text.never,
                  }}
                />
                <p className="events__facts">{text.again}</p>
              </>
            ) : null}
            <div className="events__ways">
              <button
                type="button"
                className="button button--quiet"
                aria-disabled={busy}
                aria-busy={busy}
                onClick={() => void create()}
              >
                {narocnina ? text.createAgain : text.create}
              </button>
              {narocnina ? (
                <button
                  ref={headingFollows}
                  type="button"
                  className="button button--quiet"
                  aria-haspopup="dialog"
                  aria-disabled={busy}
                  onClick={() => setAsks(true)}
                >
                  {text.revoke}
                </button>
              ) : null}
            </div>
          </>
        )}
      </QueryView>
      {asks ? <RevokeDialog onYes={() => void revoke()} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}
