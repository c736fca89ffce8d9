/** What the flight recorder records while a browser test runs. Times are milliseconds. */

/** One request, from when it was sent until it was answered, failed or was aborted. */
export interface RecordedRequest {
  /** The page that sent it; pages are numbered in the order in which they were opened. */
  readonly page: number;
  readonly method: string;
  readonly url: string;
  /** Playwright's resource type, such as `document`, `script` or `fetch`. */
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly startedAt: number;
  settledAt?: number;
}

/** An event of the observer inside a page; `at` is the page's own clock, which a test may have set. */
export type PageEvent =
  | { readonly kind: 'route'; readonly at: number; readonly url: string }
  | { readonly kind: 'input'; readonly at: number }
  | { readonly kind: 'toasts'; readonly at: number; readonly texts: readonly string[] }
  | { readonly kind: 'overlay'; readonly at: number; readonly visible: boolean }
  /**
   * The overlay covered the page from `from` to `until`, which are times of the real clock, as in the test. For `ms` of
   * that time the page could have removed the overlay.
   */
  | {
      readonly kind: 'covered';
      readonly at: number;
      readonly from: number;
      readonly until: number;
      readonly ms: number;
    }
  | { readonly kind: 'emptied'; readonly at: number }
  | { readonly kind: 'violation'; readonly at: number; readonly text: string }
  | { readonly kind: 'rejection'; readonly at: number; readonly text: string };

/** An event with the page it came from and when it arrived, on the test's clock. */
export interface RecordedEvent {
  readonly page: number;
  readonly receivedAt: number;
  readonly event: PageEvent;
}

/** The text and level of a console line. */
export interface RecordedLine {
  readonly type: string;
  readonly text: string;
}

/** The content of a page when the test ended. */
export interface FinalPage {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly mountEmpty: boolean;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** The full record of one browser context. */
export interface Flight {
  readonly origin: string;
  /** Further origins that requests may go to. */
  readonly allowedOrigins: Set<string>;
  /** Console errors that the test expects. */
  readonly expectedErrors: RegExp[];
  /** Tokens that the test gave to the portal; those found in storage and headers are added automatically. */
  readonly tokens: Set<string>;
  readonly requests: RecordedRequest[];
  readonly events: RecordedEvent[];
  readonly console: RecordedLine[];
  readonly pageErrors: string[];
  readonly cookies: string[];
  readonly finalPages: FinalPage[];
  endedAt: number;
}

/** An empty flight. */
export function newFlight(origin: string): Flight {
  return {
    origin,
    allowedOrigins: new Set(),
    expectedErrors: [],
    tokens: new Set(),
    requests: [],
    events: [],
    console: [],
    pageErrors: [],
    cookies: [],
    finalPages: [],
    endedAt: 0,
  };
}
