import type { Flight } from './flight';

/**
 * Chromium's own lines, not the portal's: for an answer of 400 and above or a broken connection, and for the
 * Clear-Site-Data of a logout, which it ignores because calls are sent without credentials (K2).
 */
const networkLine = /^(Failed to load resource|Clear-Site-Data header on)/;
const policyLine = /Content Security Policy|Trusted ?(?:Type|HTML|Script)/i;

/** I1: no uncaught error, no unhandled rejection, no console error that the test does not expect. */
export function errorsAreNone(flight: Flight): string[] {
  const isExpected = (text: string) => flight.expectedErrors.some((each) => each.test(text));
  const lines = flight.console.filter(({ type }) => type === 'error').map(({ text }) => text);
  return [
    ...flight.pageErrors.map((text) => `uncaught error: ${text}`),
    ...eventTexts(flight, 'rejection').map((text) => `unhandled rejection: ${text}`),
    ...lines
      .filter((text) => !networkLine.test(text) && !policyLine.test(text))
      .map((text) => `console error: ${text}`),
  ].filter((text) => !isExpected(text));
}

/** I2: neither the content security policy nor Trusted Types blocked anything. */
export function violationsAreNone(flight: Flight): string[] {
  const lines = flight.console.filter(
    ({ type, text }) => type === 'error' && policyLine.test(text),
  );
  return [...eventTexts(flight, 'violation'), ...lines.map(({ text }) => text)];
}

function eventTexts(flight: Flight, kind: 'rejection' | 'violation'): string[] {
  return flight.events.flatMap(({ event }) => (event.kind === kind ? [event.text] : []));
}
