/** The measurements of a visit. Times are milliseconds since the page was requested. */
export interface Seen {
  readonly lcp: number;
  readonly interactive: number | undefined;
  readonly row: number | undefined;
  /** Of everything fetched except answers of the API, as transferred. */
  readonly bytes: number;
  readonly cls: number;
  readonly longestTask: number;
  /** The slowest reaction to a click or a key (INP). */
  readonly slowest: number;
}

/** Runs in the page before its scripts: records the browser's performance entries. */
export function watch(): void {
  const noted = { lcp: 0, cls: 0, longestTask: 0, slowest: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.cls += value;
  });
  observe('longtask', ({ duration }) => {
    noted.longestTask = Math.max(noted.longestTask, duration);
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) noted.slowest = Math.max(noted.slowest, duration);
    },
    { durationThreshold: 16 },
  );

  // React has hydrated an element when it stores its properties on it.
  const isTaken = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const marks = {
    interactive: () => isTaken(document.querySelector('form button[type="submit"], #root h1')),
    row: () => document.querySelector('tbody tr') !== null,
    shown: () => document.querySelector('h1') !== null,
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(marks)) {
      if (performance.getEntriesByName(name).length === 0 && isThere()) performance.mark(name);
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { noted });
}

/** Runs in the page: returns the records. */
export function seen(): Seen {
  const { noted } = window as unknown as { noted: Seen };
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
  const fetched = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const files = fetched.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'));
  const bytes = files.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  return { ...noted, bytes, interactive: at('interactive'), row: at('row') };
}
