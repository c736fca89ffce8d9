/** Each invariant can fail, and passes an ordinary flight. */
import { describe, expect, it } from 'vitest';
import { type Flight, newFlight, type PageEvent, type RecordedRequest } from './flight';
import { breaches, type InvariantName } from './invariants';

const origin = 'http://localhost:3000';
const token = 'header.payload.signature';

function flight(change: (flight: Flight) => void = () => undefined): Flight {
  const made = newFlight(origin);
  made.endedAt = 60_000;
  made.finalPages.push(page({}));
  change(made);
  return made;
}

function page(over: Partial<Flight['finalPages'][number]>): Flight['finalPages'][number] {
  return {
    url: `${origin}/`,
    title: 'Domov',
    lang: 'sl',
    mountEmpty: false,
    localStorage: { JWT: token, userData: '{}' },
    sessionStorage: {},
    ...over,
  };
}

function request(path: string, over: Partial<RecordedRequest> = {}): RecordedRequest {
  const url = new URL(path, origin).href;
  const headers = { authorization: `Bearer ${token}` };
  return {
    page: 0,
    method: 'GET',
    kind: 'fetch',
    startedAt: 0,
    settledAt: 100,
    url,
    headers,
    ...over,
  };
}

function tell(made: Flight, ...events: PageEvent[]): void {
  made.events.push(...events.map((event) => ({ page: 0, receivedAt: event.at, event })));
}

const line = (text: string) => ({ type: 'error', text });
const routes = (...times: number[]): PageEvent[] =>
  times.map((at, index) => ({ kind: 'route', at, url: `${origin}/${index}` }));
const overlay = (visible: boolean, at: number): PageEvent => ({ kind: 'overlay', visible, at });
/** The events of a page while the overlay covers it, one per 100 ms; in each the page could act for `ms`. */
const covered = (from: number, until: number, ms = 100): PageEvent[] =>
  Array.from({ length: (until - from) / 100 }, (_, index) => ({
    kind: 'covered',
    at: 0,
    from: from + index * 100,
    until: from + index * 100 + 100,
    ms,
  }));
const toasts = (...texts: string[]): PageEvent => ({ kind: 'toasts', at: 0, texts });
const poll = '/api/portal-user/v2/allowed_pages';

const broken: readonly [InvariantName, string, (made: Flight) => void][] = [
  ['I1', 'an uncaught error', (made) => made.pageErrors.push('TypeError')],
  ['I1', 'a console error', (made) => made.console.push(line('Each child needs a key'))],
  ['I1', 'a rejection', (made) => tell(made, { kind: 'rejection', at: 0, text: 'no' })],
  ['I2', 'a violation', (made) => tell(made, { kind: 'violation', at: 0, text: 'style-src' })],
  ['I2', 'a violation line', (made) => made.console.push(line('breaks Content Security Policy'))],
  [
    'I3',
    'another origin',
    (made) => made.requests.push(request('https://fonts.example/x', { headers: {} })),
  ],
  [
    'I4',
    'a header to another origin',
    (made) => {
      made.allowedOrigins.add('https://fonts.example');
      made.requests.push(request('https://fonts.example/x'));
    },
  ],
  ['I4', 'an address', (made) => made.requests.push(request(`/api/x?token=${token}`))],
  ['I4', 'a Referer', (made) => made.requests.push(request('/', { headers: { referer: token } }))],
  ['I4', 'the console', (made) => made.console.push({ type: 'log', text: token })],
  ['I4', 'the title', (made) => made.finalPages.push(page({ title: token }))],
  ['I4', 'the address bar', (made) => made.finalPages.push(page({ url: `${origin}/${token}` }))],
  [
    'I4',
    'another key',
    (made) => made.finalPages.push(page({ localStorage: { JWT: token, x: token } })),
  ],
  ['I4', 'session storage', (made) => made.finalPages.push(page({ sessionStorage: { x: token } }))],
  ['I4', 'a cookie', (made) => made.cookies.push(`session=${token}`)],
  [
    'I5',
    'an overlay that stays for a second after its request',
    (made) => {
      made.requests.push(request('/api/a', { settledAt: 3000 }));
      tell(made, overlay(true, 100), ...covered(100, 4000), overlay(false, 4000));
    },
  ],
  [
    'I5',
    'an overlay that is never removed',
    (made) => tell(made, overlay(true, 100), ...covered(100, 1100)),
  ],
  ['I6', 'an empty mount', (made) => made.finalPages.push(page({ mountEmpty: true }))],
  ['I6', 'a mount that becomes empty', (made) => tell(made, { kind: 'emptied', at: 0 })],
  ['I6', 'another language', (made) => made.finalPages.push(page({ lang: 'en' }))],
  ['I6', 'no title', (made) => made.finalPages.push(page({ title: ' ' }))],
  ['I7', 'the same toast twice', (made) => tell(made, toasts('Napaka', 'Napaka'))],
  ['I7', 'four toasts', (made) => tell(made, toasts('a', 'b', 'c', 'd'))],
  ['I8', 'undefined in a path', (made) => made.requests.push(request('/api/undefined/x'))],
  ['I8', 'an object in a path', (made) => made.requests.push(request('/api/[object%20Object]'))],
  ['I8', 'NaN in a query', (made) => made.requests.push(request('/api/x?year=NaN'))],
  [
    'I8',
    'two polls at once',
    (made) => made.requests.push(request(poll), request(poll, { startedAt: 50 })),
  ],
  ['I9', 'six routes in two seconds', (made) => tell(made, ...routes(0, 1, 2, 3, 4, 1999))],
  ['I10', 'a call without a token', (made) => made.requests.push(request(poll, { headers: {} }))],
];

const publicCall = request('/api/auth/v1/login', { method: 'POST', headers: {} });

const sound: readonly [string, (made: Flight) => void][] = [
  ['nothing at all', () => undefined],
  ['a public call without a token', (made) => made.requests.push(publicCall)],
  ['a failed answer', (made) => made.console.push(line('Failed to load resource: 500'))],
  [
    'an expected error',
    (made) => {
      made.expectedErrors.push(/planned/);
      made.console.push(line('planned'));
    },
  ],
  [
    'an allowed origin',
    (made) => {
      made.allowedOrigins.add('https://partner.example');
      made.requests.push(request('https://partner.example/x', { headers: {} }));
    },
  ],
  [
    'a link with a token',
    (made) => made.requests.push(request(`/login-as-user/${token}`, { kind: 'document' })),
  ],
  [
    'an overlay as long as its requests',
    (made) => {
      made.requests.push(
        request('/api/a', { settledAt: 3000 }),
        request('/api/b', { startedAt: 3400, settledAt: 5000 }),
      );
      tell(made, overlay(true, 10), ...covered(0, 5400), overlay(false, 5400));
    },
  ],
  [
    'an overlay during the pause before a retry',
    (made) => {
      made.requests.push(
        request('/api/a', { settledAt: 1000 }),
        request('/api/a', { startedAt: 3000, settledAt: 3100 }),
      );
      tell(made, overlay(true, 10), ...covered(0, 3500), overlay(false, 3500));
    },
  ],
  [
    'an overlay over a busy page',
    (made) => tell(made, overlay(true, 10), ...covered(0, 3000, 10), overlay(false, 3000)),
  ],
  [
    'an overlay whose end reaches the test late',
    (made) => {
      made.requests.push(request('/api/a', { startedAt: 1500, settledAt: 3000 }));
      const late = [overlay(true, 10), ...covered(0, 900), overlay(false, 900)];
      made.events.push(...late.map((event) => ({ page: 0, receivedAt: 4000, event })));
    },
  ],
  [
    'an overlay until another document is loaded',
    (made) => {
      made.requests.push(request('/', { kind: 'document', startedAt: 100, settledAt: 2000 }));
      tell(made, overlay(true, 10), ...covered(0, 1900), overlay(true, 2100));
    },
  ],
  ['three toasts', (made) => tell(made, toasts('a', 'b', 'c'))],
  ['a word with null in it', (made) => made.requests.push(request('/api/annulled/nandini'))],
  [
    'polls one after another',
    (made) => made.requests.push(request(poll), request(poll, { startedAt: 100 })),
  ],
  [
    'polls of two pages',
    (made) => made.requests.push(request(poll), request(poll, { startedAt: 50, page: 1 })),
  ],
  ['six slow routes', (made) => tell(made, ...routes(0, 1, 2, 3, 4, 2001))],
  [
    'six routes with a click between',
    (made) => tell(made, ...routes(0, 1, 2), { kind: 'input', at: 3 }, ...routes(4, 5, 6)),
  ],
];

describe('an invariant fails on', () => {
  it.each(broken)('%s: %s', (name, _what, change) => {
    const found = breaches(flight(change));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !text.startsWith(`${name}: `))).toEqual([]);
    expect(breaches(flight(change), new Set([name]))).toEqual([]);
  });
});

describe('the invariants pass', () => {
  it.each(sound)('%s', (_what, change) => {
    expect(breaches(flight(change))).toEqual([]);
  });
});
