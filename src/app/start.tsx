import dayjs from 'dayjs';
import 'dayjs/locale/sl';
import { createRoot } from 'react-dom/client';
import { keepThroughReload } from '../storage/form-drafts';
import { openLocalStore } from '../storage/key-value-store';
import { openLinkToken } from '../storage/link-token';
import { createPortalStore } from '../storage/portal-store';
import { showLayout } from '../ui/show-layout';
import { notify } from '../ui/toast';
import { showAccent } from './accent';
import { openBrowser } from './browser';
import { ConfigurationError, type MountConfiguration, readConfiguration } from './configuration';
import { NotConfigured } from './not-configured';
import { PortalFailed } from './page-failed';
import { App } from './providers';
import { createQueryClient } from './query-client';
import { reportFault } from './report-fault';
import { createPortalRouter } from './router';
import { stripLinkToken } from './strip-link-token';
import { wirePortal } from './wiring';

/** Mounts the portal into the element `#portal`; where it is missing or configured wrongly, a panel that says so. */
export function startPortal(): void {
  stripLinkToken(window.history, window.location.pathname);
  const element = document.getElementById('portal');
  try {
    if (!element) throw new ConfigurationError(['The page has no element with the id "portal".']);
    openPortal(element, readConfiguration(element.dataset, window.location.origin));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    hideStartUp();
    const place = element ?? document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<NotConfigured problems={error.problems} />);
    reportError(error);
  }
  // The sign for public/rescue.js, which comes in where this line is not reached.
  document.documentElement.dataset.started = '';
}

function openPortal(element: HTMLElement, configuration: MountConfiguration): void {
  dayjs.locale('sl');
  if (configuration.accent) showAccent(configuration.accent, document.documentElement);
  const store = createPortalStore(openLocalStore());
  showLayout(store.layout(), document);

  const queryClient = createQueryClient();
  const { portal, router } = wirePortal(configuration, {
    store,
    linkToken: openLinkToken(window.history),
    queryClient,
    browser: openBrowser(),
    notices: notify,
    createRouter: createPortalRouter,
    onVisible: hideStartUp,
  });
  keepThroughReload(portal.drafts, window);
  const tree = { portal, router, queryClient, brand: configuration };
  const root = createRoot(element, {
    // What a page or a layout throws is reported by the router's boundary, once.
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      reportFault(error);
      root.render(<PortalFailed />);
    },
  });
  root.render(<App {...tree} />);
}

function hideStartUp(): void {
  document.getElementById('start-up')?.remove();
}
