import type { RouterProviderProps } from 'react-router-dom';
import { withoutData } from '../domain/values/without-data';
import { AccessUnavailable } from './routing/access-unavailable';
import { MissingPart } from './routing/missing-part';

type Where = Parameters<NonNullable<RouterProviderProps['onError']>>[1];

/** A line of a stack, as Chromium and as the others write it; a message may have lines of its own. */
const FRAME = /^\s+at .*:\d+:\d+\)?$|@\S+:\d+:\d+$/;

/**
 * Writes to the console what a developer needs of a fault: its name and message, its stack, and the page as the page
 * table writes it. What the page held and what stood in its address stay out (`threats.md` K1).
 *
 * @param error - what was thrown; what the portal foresees (a file that is gone, a server that is away) is no fault
 * @param where - what the router knows of the place
 */
export function reportFault(error: unknown, where?: Pick<Where, 'pattern' | 'errorInfo'>): void {
  if (error instanceof AccessUnavailable || isMissingFile(error)) return;
  const thrown = error instanceof MissingPart ? error.cause : error;
  const {
    name,
    message,
    stack = '',
  } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  const place = where === undefined ? 'The portal' : `The page ${where.pattern}`;
  const components = where?.errorInfo?.componentStack?.split('\n') ?? [];
  const fault = new Error(`${place} failed. ${name}: ${withoutData(message)}`);
  fault.stack = [`${fault.name}: ${fault.message}`, ...frames, ...components].join('\n');
  window.reportError(fault);
}

/** Each engine has words of its own for a file that did not come; one that came and threw is a fault. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof MissingPart)) return false;
  return error.cause instanceof TypeError && /module/i.test(error.cause.message);
}
