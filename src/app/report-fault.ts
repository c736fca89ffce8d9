import type { RouterProviderProps } from 'react-router-dom';
import { withoutData } from '../domain/without-data';
import { AccessUnavailable } from './guard-page';
import { MissingPart } from './missing-part';

type Where = Parameters<NonNullable<RouterProviderProps['onError']>>[1];

/** A line of a stack, as Chromium and as the others write it; a message may have lines of its own. */
const FRAME = /^\s+at .*:\d+:\d+\)?$|@\S+:\d+:\d+$/;

/**
 * Writes to the console what a developer needs of a fault: its name and message, its stack, and the page as the page
 * table writes it. What the page held and what stood in its address stay out (`reliability.md` K1).
 *
 * @param error - what was thrown; what the portal foresees (a part that is missing, a server that is away) is no fault
 * @param where - what the router knows of the place
 */
export function reportFault(error: unknown, where?: Pick<Where, 'pattern' | 'errorInfo'>): void {
  if (error instanceof MissingPart || error instanceof AccessUnavailable) return;
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  const place = where === undefined ? 'The portal' : `The page ${where.pattern}`;
  const components = where?.errorInfo?.componentStack?.split('\n') ?? [];
  const fault = new Error(`${place} failed. ${name}: ${withoutData(message)}`);
  fault.stack = [`${fault.name}: ${fault.message}`, ...frames, ...components].join('\n');
  window.reportError(fault);
}
