/** A part of the portal could not be loaded: after a deploy its file has another name (`threats.md` H05, H06). */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the portal could not be loaded.', { cause });
    this.name = 'MissingPart';
  }
}

/** Loads a part from its own file. @throws MissingPart when the file no longer exists or is not a script */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new MissingPart(cause);
  });
}

/** The shortest time between two automatic reloads. */
const RELOAD_PAUSE_MS = 30_000;

/** Time limit of the request that checks whether the server is reachable. */
const ANSWER_LIMIT_MS = 4_000;

/** The history entry keeps the time of the last reload: it survives the reload and needs no storage key. */
const MARK = 'portalReloadedAt';

let reloadedAt = timeOfReload(Object(window.history.state)[MARK]);

/** The mark; in the page that this reload has opened, the time when its scripts ran: on a slow network they come late. */
function timeOfReload(mark: unknown): unknown {
  const isOfThisPage =
    typeof mark === 'number' && Math.abs(performance.timeOrigin - mark) < RELOAD_PAUSE_MS;
  return isOfThisPage ? Date.now() : mark;
}

/** Reloads the page at the user's request; the next page does not reload itself again at once. */
export function reloadForPart(): void {
  reloadedAt = Date.now();
  window.history.replaceState({ ...window.history.state, [MARK]: reloadedAt }, '');
  window.location.reload();
}

/** Whether the server answers; otherwise a reload would replace the portal by the browser's error page. */
async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const answer = fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
  return answer.then(({ ok }) => ok).catch(() => false);
}

/**
 * Reloads the page to get the newest release.
 *
 * @returns false without a reload: the last one was less than 30 s ago, or the server does not answer
 */
export async function reloadOnce(): Promise<boolean> {
  const age = typeof reloadedAt === 'number' ? Date.now() - reloadedAt : Number.NaN;
  // A negative age (the clock was set back) must not prevent reloads.
  if ((age >= 0 && age < RELOAD_PAUSE_MS) || !(await serverAnswers())) return false;
  reloadForPart();
  return true;
}
