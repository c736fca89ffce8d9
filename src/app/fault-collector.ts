import { urlOf } from '../domain/values/url';
import { withoutData } from '../domain/values/without-data';

/** One report, the body of a POST to the operator's address (`deploy/README.md`). */
export interface FaultReport {
  readonly portal: string;
  readonly kind: 'fault' | 'policy';
  /** The name of the error, or the violated directive. */
  readonly name: string;
  /** Of errors that the engine or the portal itself words; otherwise empty. */
  readonly message: string;
  /** Files of the portal with line and column, the innermost first; ten at most. */
  readonly frames: readonly string[];
}

/** More reports of one page would tell nothing new. */
const MOST = 10;
const FRAMES = 10;
const engineErrors = ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'];
/** The words of engines for a server that cannot be reached, which is no fault of the portal. */
const unreachable = /fetch|network|load failed/i;
/** A fault that `report-fault.ts` has worded: its name and the pattern of the page. */
const worded = /^The (page|portal) .*failed\. /;

/**
 * Sends faults and violations of the content policy to the address that the operator has named. A report has no
 * address of a page, no user, no text of the API and no token (`threats.md` K1).
 * @param address a path on the portal's origin
 * @param version the portal's version
 */
export function collectFaults(address: string, version: string, view: Window): void {
  const sent = new Set<string>();
  const send = (report: Omit<FaultReport, 'portal'>) => {
    const body = JSON.stringify({ portal: version, ...report } satisfies FaultReport);
    if (sent.has(body) || sent.size >= MOST) return;
    sent.add(body);
    const headers = { 'Content-Type': 'application/json' };
    // A report that cannot be sent is lost: asking again would be a call of its own for each fault.
    view
      .fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' })
      .catch(() => {});
  };
  const sendError = (thrown: unknown) => {
    const report = thrown instanceof Error ? reportOf(thrown, view.location.origin) : undefined;
    if (report !== undefined) send(report);
  };
  view.addEventListener('error', ({ error }) => sendError(error));
  view.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
  view.document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: name, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    const frames = framesOf(`${sourceFile}:${lineNumber}:${columnNumber}`, view.location.origin);
    send({ kind: 'policy', name, message: originOf(blockedURI), frames });
  });
}

/** The report of an error, or `undefined` for one that is expected or not of the portal's files. */
function reportOf(error: Error, origin: string): Omit<FaultReport, 'portal'> | undefined {
  const { name, message, stack = '' } = error;
  const frames = framesOf(stack, origin);
  if (name === 'AbortError' || frames.length === 0) return undefined;
  if (name === 'TypeError' && unreachable.test(message)) return undefined;
  const isTold = engineErrors.includes(name) || worded.test(message);
  return { kind: 'fault', name, message: isTold ? withoutData(message) : '', frames };
}

function framesOf(stack: string, origin: string): string[] {
  const own = stack.split(origin).slice(1);
  const places = own.map((text) => /^\/assets\/[\w.-]+\.js:\d+:\d+/.exec(text)?.[0]);
  return places.filter((place) => place !== undefined).slice(0, FRAMES);
}

/** What a policy has blocked: `inline`, `eval`, or the origin of a file. */
function originOf(blocked: string): string {
  return urlOf(blocked)?.origin ?? blocked;
}
