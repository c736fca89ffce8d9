import { createRoot, type Root } from 'react-dom/client';
import { isAskedEarly } from '../api/transport/early-answers';
import type { Login } from '../domain/api-types';
import { pathOf } from '../navigation/page-table';
import { comeFrom } from '../shell/after-navigation';
import type { CardOf } from '../shell/offline/keep-card';
import { keepThroughReload } from '../storage/form-drafts';
import { openLocalStore } from '../storage/key-value-store';
import { openLinkToken } from '../storage/link-token';
import { createPortalStore, type PortalStore } from '../storage/portal-store';
import { notify } from '../ui/states/toast';
import { showLayout } from '../ui/theme/show-layout';
import { showAccent } from './configuration/accent';
import {
  ConfigurationError,
  type MountConfiguration,
  readConfiguration,
} from './configuration/configuration';
import { readContact } from './configuration/contact-configuration';
import { setLocale } from './configuration/locale';
import { NotConfigured } from './configuration/not-configured';
import { fetchTypeface, isLaterVisit, showTypeface } from './first-visit/typeface';
import { App } from './providers';
import { reportFault } from './report-fault';
import { rootOptions } from './routing/root-options';
import { createPortalRouter } from './routing/router';
import { screens } from './routing/screens';
import { stripLinkToken } from './routing/strip-link-token';
import { openBrowser } from './session/browser';
import { createQueryClient } from './session/query-client';
import { wirePortal } from './session/wiring';

/** How long the first page waits for answers of early calls before a skeleton is shown. */
const FIRST_PAGE_LIMIT_MS = 400;
/** When the emergency card is kept: after the first page and what is loaded ahead for it. */
const KEEP_CARD_AFTER_MS = 4_000;
/** How long it waits for the typeface, which a later visit reads from the cache. */
const TYPEFACE_LIMIT_MS = 100;

/** What the standalone login page hands over (`login-entry.tsx`). */
export interface Handover {
  readonly root: Root;
  readonly store: PortalStore;
  /** The login that succeeded there; without one the portal restores the session from storage. */
  readonly login: Login | undefined;
}

/**
 * Loads the files of the page that a login opens, while the user fills in the login form: after the login only calls
 * remain. A file that is missing is requested again when it is shown.
 */
export async function loadHome(): Promise<void> {
  await Promise.allSettled([import('../shell/default-layout'), screens.home()]);
}

/**
 * Mounts the portal into the element `#portal`. For a missing element or a wrong configuration it shows the problems.
 *
 * @param handover - from the login page, which stays until the portal can show a page
 */
export async function startPortal(handover?: Handover): Promise<void> {
  stripLinkToken(window.history, window.location.pathname);
  const element = document.getElementById('portal');
  try {
    if (!element) throw new ConfigurationError(['The page has no element with the id "portal".']);
    await openPortal(element, readConfiguration(element.dataset, window.location.origin), handover);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    hideStartUp();
    const place = element ?? document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <NotConfigured problems={error.problems} contact={contactOf(place)} />,
    );
    reportError(error);
    hasStarted();
  }
}

/** The contact, if that part of the configuration is right. */
function contactOf(element: HTMLElement) {
  const problems: string[] = [];
  const contact = readContact(element.dataset, problems);
  return problems.length === 0 ? contact : undefined;
}

/** Sets the mark that public/rescue.js looks for: without it the rescue page is shown. */
function hasStarted(): void {
  document.documentElement.dataset.started = '';
}

async function openPortal(
  element: HTMLElement,
  configuration: MountConfiguration,
  handover: Handover | undefined,
): Promise<void> {
  const typeface = isLaterVisit() ? fetchTypeface() : undefined;
  setLocale();
  if (configuration.reports) collectLater(configuration.reports);
  if (configuration.accent) showAccent(configuration.accent, document.documentElement);
  const store = handover?.store ?? createPortalStore(openLocalStore());
  showLayout(store.layout(), document);

  const isEarly = isAskedEarly();
  const queryClient = createQueryClient(reportFault);
  const { portal, router } = wirePortal(configuration, {
    store,
    linkToken: openLinkToken(window.history),
    queryClient,
    browser: openBrowser(),
    notices: notify,
    createRouter: createPortalRouter,
    onVisible: hideStartUp,
    // A login replaces a session that another tab has opened in the meantime.
    restores: handover?.login === undefined,
  });
  hasStarted();
  keepThroughReload(portal.drafts, window);
  const tree = { portal, router, queryClient, brand: configuration };
  if (handover) {
    const { login } = handover;
    comeFrom(pathOf('login'));
    if (login) portal.session.send({ type: 'login.succeeded', login });
    await hasPage(router);
  }
  // With the answers of early calls the first page is rendered at once, without a skeleton before it.
  if (isEarly) await Promise.race([hasPage(router), pause(FIRST_PAGE_LIMIT_MS)]);
  if (typeface) await Promise.race([typeface, pause(TYPEFACE_LIMIT_MS)]);
  showTypeface();
  const root: Root =
    handover?.root ??
    createRoot(
      element,
      rootOptions((panel) => root.render(panel)),
    );
  root.render(<App {...tree} />);
  // Any value but the default is `off`, as in public/sw.js: a mistyped one must not leave a worker. `npm run dev` registers
  // no worker.
  const { offline = 'on' } = element.dataset;
  if (offline === 'on' && import.meta.env.PROD) setTimeout(keepCardLater, KEEP_CARD_AFTER_MS, tree);
}

/** Keeps the emergency card for a time without a network (P33). Without its file none is kept. */
function keepCardLater(tree: CardOf): void {
  import('./offline/install').then(
    ({ install }) => install(tree),
    () => {},
  );
}

/** Loads the collector of faults. Without its file no fault is reported, and nothing else is lost. */
function collectLater(address: string): void {
  import('./fault-collector').then(
    ({ collectFaults }) => collectFaults(address, import.meta.env.VITE_PORTAL_VERSION, window),
    () => {},
  );
}

/** Waits until the router has loaded the first page. */
async function hasPage(router: ReturnType<typeof createPortalRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function hideStartUp(): void {
  document.getElementById('start-up')?.remove();
}
