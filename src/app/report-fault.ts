import type { RouterProviderProps } from 'react-router-dom';
import { withoutData } from '../domain/values/without-data';
import { AccessUnavailable } from './routing/access-unavailable';
import { MissingPart } from './routing/missing-part';

type Where = Parameters<NonNullable<RouterProviderProps['onError']>>[1];

/** A line of a stack trace, in Chromium's format or that of the other engines. A message may have several lines. */
const FRAME = /^\s+at .*:\d+:\d+\)?$|@\S+:\d+:\d+$/;

/**
 * Reports a fault to the console: name, message, stack trace, and the page's path pattern. The data of the page and its
 * address are left out (`threats.md` K1).
 *
 * @param error - the thrown value; expected failures (a missing file, an unreachable server) are not reported
 * @param where - the router's information about the place
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

/** A file that could not be loaded; each engine has its own message. A file that was loaded and threw is a fault. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof MissingPart)) return false;
  return error.cause instanceof TypeError && /module/i.test(error.cause.message);
}
