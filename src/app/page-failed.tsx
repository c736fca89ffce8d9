import { useRevalidator, useRouteError } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { messages } from '../text/messages';
import { shellText } from '../text/shell';
import { Failed } from '../ui/states';
import { AccessUnavailable } from './guard-page';

/** Stands in the main area for a page that could not be decided on or that threw; the shell goes on working. */
export function PageFailed() {
  const error = useRouteError();
  const { pageGuard } = usePortal();
  const { revalidate } = useRevalidator();
  if (error instanceof AccessUnavailable) {
    const retry = () => {
      pageGuard.send({ type: 'retry.chosen' });
      void revalidate();
    };
    return <Failed title={messages.load} detail={messages.network} onRetry={retry} />;
  }
  return (
    <Failed
      title={shellText.pageFailed}
      detail={shellText.pageFailedHint}
      onRetry={() => window.location.reload()}
    />
  );
}
