/**
 * What `npm run browser:engines` cannot test. WebKit is not in it at all: Playwright drives only its own changed WebKit,
 * which comes from a host that many networks do not reach, and no WebKitGTK. There the flows of `engines/flows/` are the
 * tests.
 */

const reasons = {
  body: 'Playwright gets no bodies of requests from Firefox',
  download:
    'Playwright receives no event for a download that a script starts in Firefox; a flow saves a CSV and a PDF',
  back: 'Playwright’s goBack does not end after pushState in Firefox; a flow goes back',
  viewer: 'Firefox shows a PDF without a frame in the page; a flow opens one',
  picture:
    'Playwright’s picture of an element adds a style, which the policy stops in Firefox; a flow reads the codes',
  storage:
    'Playwright runs the script before the page on about:blank too, which has no storage in Firefox',
  mime: 'an answer of Playwright without a type is an error in Firefox’s console',
  scrollbar: 'Firefox without a screen has a scrollbar of 12 px beside the page',
  rounding:
    'Firefox gives positions in 64 bits, the test compares those of 32 bits with each other',
  crash:
    'the process of the page ends in a script of Playwright 1.65 that returns a list from it (evaluateAll, axe)',
  focus:
    'many presses of Tab lead into Firefox’s toolbar, and Playwright does not lead back into the page',
  ended:
    'Playwright tells of the end of a request that the page has ended only after the next one has started in Firefox',
  toast: 'the toast disappears after 3 s, before Playwright looks for it in Firefox',
} as const;

/** The tests of the short suite that Playwright cannot do in Firefox ESR, by the beginning of the title. */
const impossible: readonly (readonly [title: string, reason: keyof typeof reasons])[] = [
  ['the code of a bill is linked, the switcher lists it', 'body'],
  ['E04 the token survives a reload and a refusal', 'body'],
  ['E22, W03 fields have autocomplete', 'body'],
  ['E01 the token of the link is in the body of its exchange', 'body'],
  ['P8 the records of the building are listed newest first', 'download'],
  ['the CSV contains all filtered rows in their order', 'download'],
  ['P11 the notifications of the sample are shown', 'back'],
  ['P9 a record lists its files and shows a PDF in a tab', 'viewer'],
  ['two payments settle all open items', 'picture'],
  ['a single payment exists for each bill', 'picture'],
  ['D06 a tampered page list shows nothing', 'storage'],
  ['a new start finds the session when the portal’s files are missing', 'mime'],
  ['each row on a phone is a card with the amount at the right', 'scrollbar'],
  ['the button at 390 px stays in view', 'rounding'],
  ['W10 the focus enters the dialog, cycles in it and leaves it', 'focus'],
  ['W01 W05 T-H2 · home: on phone and desktop both engines find nothing', 'crash'],
  ['the table of pages.md P14 is shown', 'crash'],
  ['P22 emergencies are listed first', 'crash'],
  ['the manager can be contacted from home', 'crash'],
  ['P6 the year of the fund adds up', 'crash'],
  ['P7 the voluntary funds are shown', 'crash'],
  ['filters change rows, totals and count', 'crash'],
  ['a login on the login page after one in another tab shows', 'crash'],
  ['one tap in the top bar or the menu opens the numbers and the valves', 'crash'],
  ['H16 a reload without a network opens the card', 'crash'],
  ['W22 a count of zero is not shown, named or announced', 'ended'],
  ['a new name is saved without surrounding spaces', 'toast'],
];

/** Why a test cannot run in Firefox, or nothing. */
export function whyImpossible(title: string): string | undefined {
  const reason = impossible.find(([beginning]) => title.startsWith(beginning))?.[1];
  return reason && reasons[reason];
}
