import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { shellText } from '../../text/shell/shell';
import { Failed } from '../../ui/states/states';
import { reportFault } from '../report-fault';

/**
 * Handles an error that no error boundary has caught: it is reported once, and a panel replaces the whole page (ASVS
 * 16.5.4). The router handles errors of pages and layouts.
 *
 * @param show - renders the panel into the root
 */
export function rootOptions(show: (panel: ReactNode) => void): RootOptions {
  return {
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      reportFault(error);
      show(
        <main className="layout-failed">
          <Failed
            title={shellText.pageFailed}
            detail={shellText.layoutFailedHint}
            onRetry={() => window.location.reload()}
          />
        </main>,
      );
    },
  };
}
