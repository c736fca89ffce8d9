/** What must be true at the end of every browser test (`threats.md` section 0). */
export const invariants = {
  I1: 'no uncaught error, no unhandled rejection, no unexpected console error',
  I2: 'no violation of the content policy or of Trusted Types',
  I3: 'no request to an origin that is not allowed',
  I4: 'the token is in no address, title, console line or header to another origin',
  I5: 'the loading overlay disappears within 500 ms of the last answer',
  I6: 'the mount element is never empty; lang is sl; the page has a title',
  I7: 'never two visible toasts with the same text, never more than three',
  I8: 'one request in flight per polled endpoint; no undefined, null, NaN or [object in a path',
  I9: 'at most five route changes in two seconds without user input',
} as const;
