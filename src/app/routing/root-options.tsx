import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { shellText } from '../../text/shell/shell';
import { Failed } from '../../ui/states/states';
import { reportFault } from '../report-fault';

/**
 * What becomes of an error that nothing in the portal has caught: it is reported once, and stands in place of everything
 * (ASVS 16.5.4). What a page or a layout throws is the router's.
 *
 * @param show - puts the panel into the root
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
