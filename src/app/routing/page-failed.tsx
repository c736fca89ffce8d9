import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { messageFor } from '../../api/errors';
import { useAccessFailure, usePortal } from '../../machines/portal-context';
import { messages } from '../../text/common/messages';
import { shellText } from '../../text/shell/shell';
import { Failed, Skeleton } from '../../ui/states/states';
import { AccessUnavailable } from './access-unavailable';
import { MissingPart, reloadForPart, reloadOnce } from './missing-part';

/** A part that is gone after a deploy: the page reloads itself once; where that was of no help, it says so (H05). */
function PartFailed() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void reloadOnce().then((reloading) => setFailed(!reloading));
  }, []);
  if (!failed) return <Skeleton lines={6} />;
  return (
    <Failed
      title={shellText.partFailed}
      detail={shellText.partFailedHint}
      onRetry={reloadForPart}
    />
  );
}

interface PageFailedProps {
  /** What can be done besides trying again. */
  readonly hint?: string;
}

/** What a page threw at may be what it was answered: the answers that nobody shows any more are asked for anew. */
function useFreshAnswers(isThrown: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isThrown) return;
    // Not those that somebody reads without asking, as the menu does its counts, nor those that a poll asks for now.
    queryClient.removeQueries({
      predicate: (query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle',
    });
  }, [isThrown, queryClient]);
}

/** Stands in the main area for a page that could not be decided on or that threw; the shell goes on working. */
export function PageFailed({ hint = shellText.pageFailedHint }: PageFailedProps) {
  const error = useRouteError();
  const { access } = usePortal();
  const accessFailure = useAccessFailure();
  const { revalidate } = useRevalidator();
  const isForeseen = error instanceof AccessUnavailable || error instanceof MissingPart;
  useFreshAnswers(!isForeseen);
  if (error instanceof AccessUnavailable) {
    const retry = () => {
      access.send({ type: 'retry.chosen' });
      void revalidate();
    };
    const reason = messageFor(accessFailure, messages.load);
    return <Failed title={messages.load} detail={reason} onRetry={retry} />;
  }
  if (error instanceof MissingPart) return <PartFailed />;
  return <Failed title={shellText.pageFailed} detail={hint} onRetry={reloadPage} />;
}

/** The same where the layout itself is what failed: there is no shell around it. */
export function LayoutFailed() {
  return (
    <main className="layout-failed">
      <PageFailed hint={shellText.layoutFailedHint} />
    </main>
  );
}

function reloadPage(): void {
  window.location.reload();
}
