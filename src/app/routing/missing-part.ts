/** A part of the portal could not be loaded: after a deploy its file has another name (`threats.md` H05, H06). */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the portal could not be loaded.', { cause });
    this.name = 'MissingPart';
  }
}

/** Loads a part that is a file of its own. @throws MissingPart when the file is gone or is no script */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new MissingPart(cause);
  });
}

/** At most one reload that nobody asked for in this time. */
const PAUSE = 30_000;

/** For how long the server may think about a question that only asks whether it is there. */
const ANSWER_BY = 4_000;

/** The time of the last reload lies in the history entry: it outlasts the reload and needs no storage. */
const MARK = 'portalReloadedAt';

let reloadedAt: unknown = Object(window.history.state)[MARK];

/** Reloads the page because the user wants to; the page that comes will not reload itself again at once. */
export function reloadForPart(): void {
  reloadedAt = Date.now();
  window.history.replaceState({ ...window.history.state, [MARK]: reloadedAt }, '');
  window.location.reload();
}

/** Whether the server answers; if not, a reload would put the browser's own error page in place of the portal. */
async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_BY);
  const answer = fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
  return answer.then(({ ok }) => ok).catch(() => false);
}

/**
 * Reloads the page so that the newest release comes.
 *
 * @returns false when it was reloaded less than 30 s ago or the server does not answer; nothing has happened then
 */
export async function reloadOnce(): Promise<boolean> {
  const age = typeof reloadedAt === 'number' ? Date.now() - reloadedAt : Number.NaN;
  // A clock that was put back must not hold a reload off for ever.
  if ((age >= 0 && age < PAUSE) || !(await serverAnswers())) return false;
  reloadForPart();
  return true;
}
