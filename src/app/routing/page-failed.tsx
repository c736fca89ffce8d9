import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { messageFor, withNumber } from '../../api/errors';
import { useAccessFailure, usePortal } from '../../machines/portal-context';
import { messages } from '../../text/common/messages';
import { shellText } from '../../text/shell/shell';
import { Failed, Skeleton } from '../../ui/states/states';
import { AccessUnavailable } from './access-unavailable';
import { MissingPart, reloadForPart, reloadOnce } from './missing-part';

/** A part that is missing after a deploy: the page reloads itself once, then it shows a message (H05). */
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
  /** What the user can do besides a retry. */
  readonly hint?: string;
}

/** An answer may have made the page throw: cached answers that no page shows are dropped and requested again. */
function useFreshAnswers(isThrown: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isThrown) return;
    // Keeps answers that are observed without requests, such as the menu's counts, and those that a poll is requesting.
    queryClient.removeQueries({
      predicate: (query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle',
    });
  }, [isThrown, queryClient]);
}

/** Replaces a page that threw, or whose access could not be decided; the shell keeps working. */
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
    const reason = withNumber(messageFor(accessFailure, messages.load), accessFailure);
    return <Failed title={messages.load} detail={reason} onRetry={retry} />;
  }
  if (error instanceof MissingPart) return <PartFailed />;
  return <Failed title={shellText.pageFailed} detail={hint} onRetry={reloadPage} />;
}

/** The same for a failed layout, without a shell around it. */
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
