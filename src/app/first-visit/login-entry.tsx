import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { logIn } from '../../api/account';
import { createApi } from '../../api/client';
import type { Login } from '../../domain/api-types';
import { internalPages } from '../../navigation/allowed-pages';
import { pathOf } from '../../navigation/page-table';
import { openLocalStore } from '../../storage/key-value-store';
import { createPortalStore, type PortalStore } from '../../storage/portal-store';
import { pageTitles } from '../../text/shell/pages';
import { shellText } from '../../text/shell/shell';
import { Failed } from '../../ui/states/states';
import { showLayout } from '../../ui/theme/show-layout';
import { showAccent } from '../configuration/accent';
import { type MountConfiguration, readConfiguration } from '../configuration/configuration';
import { reloadForPart, reloadOnce } from '../routing/missing-part';
import { rootOptions } from '../routing/root-options';
import type { Handover } from '../start';
import { LoginTree } from './login-tree';
import { paintedFor } from './painted-login';

let base: Promise<void> | undefined;

/** Loads the portal and the sheet of the base, without which its pages must not be shown. */
async function loadPortal() {
  base ??= switchOnBase();
  await Promise.all([import('../start'), base]);
  // The same module again: in this form the check for unused exports sees what the login page uses of it.
  return import('../start');
}

/**
 * The page has a part of this sheet in its own styles; here it stands before them (`scripts/build/login-page.ts`). The
 * bundler's loader does not wait for a sheet that the page names.
 */
async function switchOnBase(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (!link) return;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  link.disabled = false;
  await loaded;
}

/**
 * The login page without the portal: less than half of the bytes, and prerendered by the build, so visible before any
 * script is loaded (`budgets.md`, `docs/decisions/0022`). It only logs in. The portal is loaded as soon as the user
 * begins to type. It takes over after the login, when a link is followed, when another tab has logged in, and at once
 * when only the portal can continue: with a session, a history entry that it made, or a wrong configuration.
 */
export function openLoginPage(): void {
  const element = document.getElementById('portal');
  const store = createPortalStore(openLocalStore());
  const configuration = element && configurationOf(element);
  const isPlain = window.history.state === null && !store.liveToken();
  if (element && configuration && isPlain) showLogin(element, configuration, store);
  else void openPortal();
  // The mark for public/rescue.js: from here on the page reports its own failures.
  document.documentElement.dataset.started = '';
}

/** Starts the portal, which replaces the login page; missing files are handled as those of any part (H05). */
async function openPortal(handover?: Handover): Promise<void> {
  const portal = await loadPortal().catch(() => undefined);
  if (portal) return portal.startPortal(handover);
  if (await reloadOnce()) return;
  document.getElementById('start-up')?.remove();
  const element = document.getElementById('portal') ?? document.body;
  const root = handover?.root ?? createRoot(element);
  root.render(
    <main className="layout-failed">
      <Failed
        title={shellText.partFailed}
        detail={shellText.partFailedHint}
        onRetry={reloadForPart}
      />
    </main>,
  );
}

function configurationOf(element: HTMLElement): MountConfiguration | undefined {
  try {
    return readConfiguration(element.dataset, window.location.origin);
  } catch {
    // The portal shows the problems.
    return undefined;
  }
}

function showLogin(
  element: HTMLElement,
  configuration: MountConfiguration,
  store: PortalStore,
): void {
  document.getElementById('start-up')?.remove();
  // As the portal does at its start (§4).
  store.clearSession();
  store.savePages(internalPages);
  showLayout(store.layout(), document);
  document.title = `${pageTitles.login} – ${configuration.name}`;
  if (configuration.accent) showAccent(configuration.accent, document.documentElement);
  const { apiOrigin: origin, product } = configuration;
  const api = createApi({ origin, product, readToken: () => undefined, onUnauthorised: () => {} });

  // Typed before the first script was loaded.
  const typed = { email: typedInto('email'), password: typedInto('password') };
  const hadFocus = element.contains(document.activeElement);
  // The portal starts only once: a second one would have its own session next to the first one's router.
  let left = false;
  let held = false;
  const { look, stop } = onLoginElsewhere(
    store,
    () => held,
    () => onJoin(),
  );
  const leave = () => {
    stop();
    left = true;
  };
  const onLogin = async (login: Login) => {
    if (left) return;
    leave();
    await takeOver(root, store, login);
  };
  const { dataset } = document.documentElement;
  const onReady = () => {
    if (dataset.sent !== undefined) element.querySelector('form')?.requestSubmit();
  };
  const onLeave = (path: string) => {
    if (left) return;
    leave();
    window.history.pushState(null, '', path);
    void openPortal({ root, store, login: undefined });
  };
  const onJoin = () => {
    if (left) return;
    leave();
    void openPortal({ root, store, login: undefined });
  };
  const onHold = (holds: boolean) => {
    held = holds;
    if (!held && !left) look();
  };
  const page = { brand: configuration, store, typed, onLogin, onHold, onJoin, onReady, onLeave };
  const tree = <LoginTree {...page} logIn={(credentials) => logIn(api, credentials)} />;
  const root = mount(element, configuration, tree);

  const loadAhead = () =>
    void loadPortal().then(
      ({ loadHome }) => loadHome(),
      () => {},
    );
  if (hadFocus) loadAhead();
  else element.addEventListener('focusin', loadAhead, { once: true });
}

const typedInto = (name: string): string =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';

/**
 * Hydrates the prerendered page, unless it is of another brand. Synchronously: a frame later, the fields have been
 * read, and what a password manager fills in meanwhile would be lost (`docs/decisions/0022`).
 */
function mount(element: HTMLElement, brand: MountConfiguration, tree: ReactNode): Root {
  let root!: Root;
  const options = rootOptions((panel) => root.render(panel));
  const isPainted = element.dataset.paintedFor === paintedFor(brand);
  flushSync(() => {
    root = isPainted ? hydrateRoot(element, tree, options) : createRoot(element, options);
    if (!isPainted) root.render(tree);
  });
  return root;
}

/**
 * Lets the portal take over with a login. When its files are missing (a deploy), the next start finds the stored
 * session.
 */
async function takeOver(root: Root, store: PortalStore, login: Login): Promise<void> {
  try {
    const { startPortal } = await loadPortal();
    await startPortal({ root, store, login });
  } catch {
    store.saveLogin(login);
    window.location.replace(pathOf('home'));
  }
}

/**
 * Calls the listener once, when a live token is stored and no login is under way here. Checks when another tab writes to
 * storage and when this one is shown again.
 *
 * @returns two functions: one checks at once, the other stops the checks
 */
function onLoginElsewhere(store: PortalStore, isHeld: () => boolean, listener: () => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const look = () => {
    if (signal.aborted || isHeld() || !store.liveToken()) return;
    stop();
    listener();
  };
  for (const event of ['storage', 'pageshow', 'visibilitychange']) {
    window.addEventListener(event, look, { signal });
  }
  return { look, stop };
}
