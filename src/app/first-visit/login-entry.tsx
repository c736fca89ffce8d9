import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createApi, setApi } from '../../api/client';
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

const loadPortal = () => import('../start');

/**
 * The login page without the portal behind it: less than half of the bytes, and drawn by the build before any script has
 * come (`budgets.md`, `docs/decisions/0022`). It does nothing but log in. The portal comes as soon as the user begins
 * to type, and takes over after the login, when a link is followed, when another tab has logged in, and when there is anything here
 * that it alone understands: a session, an entry of the history that it made, a wrong configuration.
 */
export function openLoginPage(): void {
  const element = document.getElementById('portal');
  const store = createPortalStore(openLocalStore());
  const configuration = element && configurationOf(element);
  const isPlain = window.history.state === null && !store.liveToken();
  if (element && configuration && isPlain) showLogin(element, configuration, store);
  else void openPortal();
  // The sign for public/rescue.js: what fails from here on is told here.
  document.documentElement.dataset.started = '';
}

/** Lets the portal begin, in place of the login page if that is shown; where its files are gone, as any part's (H05). */
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
    // The portal says what is wrong.
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
  setApi(createApi({ origin, product, readToken: () => undefined, onUnauthorised: () => {} }));

  // Typed before the first script had come.
  const typed = { email: typedInto('email'), password: typedInto('password') };
  const hadFocus = element.contains(document.activeElement);
  // The portal begins once: a second one would hear the first one's router, and hold a session of its own.
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
  const root = mount(element, configuration, <LoginTree {...page} />);

  const loadAhead = () => void loadPortal().catch(() => {});
  if (hadFocus) loadAhead();
  else element.addEventListener('focusin', loadAhead, { once: true });
}

const typedInto = (name: string): string =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';

/**
 * Takes over what the build has drawn, unless that is of another brand. At once: in a task of its own it would come a frame
 * later, and what a password manager puts in meanwhile would be lost, since the fields have been read (`docs/decisions/0022`).
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

/** Lets the portal take over with a login. Where its files are gone (a deploy), a new start finds the stored session. */
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
 * Calls once, when a live token is stored and none is awaited here; looks when another tab stores and when this one is shown
 * again.
 *
 * @returns how to look, and how to stop
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
