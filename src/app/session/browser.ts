import type { PollPause } from '../../machines/access';

/** Stops listening. */
type Stop = () => void;

/** What the portal needs of the window, apart from its address; a test provides its own. */
export interface Browser {
  reload(): void;
  /** Calls the listener when another tab has written an entry of local storage; `null` means that it cleared all. */
  onStored(listener: (key: string | null) => void): Stop;
  /** Calls the listener when the tab is shown again, also from the back/forward cache. */
  onShown(listener: () => void): Stop;
  /** Calls the listener when the tab is hidden or offline, and when it is shown and online again. */
  onAttention(listener: (change: PollPause) => void): Stop;
  /** Sends a message to the other tabs. */
  postMessage(message: unknown): void;
  /** Calls the listener with each message of another tab. */
  onMessage(listener: (message: unknown) => void): Stop;
  /** Leaves a notice for the page after a reload. */
  leaveNotice(notice: string): void;
  /** The notice that the page before the reload has left; only the first call returns it. */
  takeNotice(): string | undefined;
}

/** When the network returns, a tab resumes after a random time up to this limit: many clients may return at once (L15). */
const RESUME_SPREAD_MS = 3_000;

/** The history entry keeps the notice: it survives a reload and needs no storage key (§3 has only four). */
const NOTICE = 'portalNotice';

function listen(target: EventTarget, type: string, listener: (event: Event) => void): Stop {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function onAttention(listener: (change: PollPause) => void): Stop {
  let paused: 'hidden' | 'offline' | undefined;
  let resuming: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    paused = undefined;
    listener({ type: 'polls.resumed' });
  };
  const look = () => {
    clearTimeout(resuming);
    const by = navigator.onLine ? (document.hidden ? 'hidden' : undefined) : 'offline';
    if (by !== undefined && by !== paused) listener({ type: 'polls.paused', by });
    if (by === undefined && paused === 'hidden') resume();
    if (by === undefined && paused === 'offline')
      resuming = setTimeout(resume, Math.random() * RESUME_SPREAD_MS);
    paused = by ?? paused;
  };
  look();
  const stops = [
    listen(document, 'visibilitychange', look),
    listen(window, 'online', look),
    listen(window, 'offline', look),
    () => clearTimeout(resuming),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The tabs' channel; `undefined` when the browser has none, so that each tab polls by itself. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portal');
  } catch {
    return undefined;
  }
}

/** How long a reload may take. Until then the page still runs, and its checks may ask for the same reload. */
const RELOAD_MS = 30_000;

/** Reloads the page; a further call while that reload is under way would start it from the beginning, so it does nothing. */
function reloadOnce(): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + RELOAD_MS;
    window.location.reload();
  };
}

/** The window that the portal runs in. */
export function openBrowser(): Browser {
  const channel = openChannel();
  return {
    reload: reloadOnce(),
    onStored: (listener) =>
      listen(window, 'storage', (event) => listener((event as StorageEvent).key)),
    onShown: (listener) => {
      const stops = [
        listen(window, 'pageshow', listener),
        listen(document, 'visibilitychange', listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    onAttention,
    postMessage: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel
        ? listen(channel, 'message', (event) => listener((event as MessageEvent).data))
        : () => {},
    leaveNotice: (notice) =>
      window.history.replaceState({ ...window.history.state, [NOTICE]: notice }, ''),
    takeNotice: () => {
      const { [NOTICE]: notice, ...rest } = Object(window.history.state);
      if (notice !== undefined) window.history.replaceState(rest, '');
      return typeof notice === 'string' ? notice : undefined;
    },
  };
}
