import type { Flight, PageEvent } from './flight';

const overlayLimit = 500;
const maxToasts = 3;
const maxRoutes = 5;
const routeWindow = 2000;

/**
 * I5: the loading overlay disappears within half a second after the page's last API request settled. Only the time in
 * which the page could have removed it counts, so a busy machine or a slow message to the test is not a fault.
 */
export function overlayEnds(flight: Flight): string[] {
  return overlaySpans(flight).flatMap(({ page, to, covered }) => {
    // A request that is retried after a pause ends with its last try. A change to another document also counts as a
    // request.
    const ends = flight.requests
      .filter((request) => request.page === page && request.startedAt <= to)
      .filter(({ url, kind }) => url.includes('/api/') || kind === 'document')
      .map(({ settledAt }) => settledAt ?? Number.POSITIVE_INFINITY);
    const quietSince = Math.max(0, ...ends);
    const stayed = covered
      .filter(({ from }) => from >= quietSince)
      .reduce((sum, { ms }) => sum + ms, 0);
    return stayed > overlayLimit
      ? [`the overlay stayed ${Math.round(stayed)} ms after the last request`]
      : [];
  });
}

/** I6: the page is never white, is marked as Slovenian and has a title. */
export function mountIsFilled(flight: Flight): string[] {
  const emptied = flight.events.filter(({ event }) => event.kind === 'emptied');
  return [
    ...emptied.map(() => 'the mount element became empty'),
    ...flight.finalPages.flatMap(({ url, title, lang, mountEmpty }) => [
      ...(mountEmpty ? [`the mount element is empty at ${url}`] : []),
      ...(lang === 'sl' ? [] : [`the page's language is "${lang}" at ${url}`]),
      ...(title.trim() === '' ? [`the title is empty at ${url}`] : []),
    ]),
  ];
}

/** I7: at most three toasts are visible at a time, and no two of them have the same text. */
export function toastsAreDistinct(flight: Flight): string[] {
  return flight.events.flatMap(({ event }) => {
    if (event.kind !== 'toasts') return [];
    const twice = event.texts.filter((text, index) => event.texts.indexOf(text) !== index);
    return [
      ...twice.map((text) => `two visible toasts say "${text}"`),
      ...(event.texts.length > maxToasts ? [`${event.texts.length} visible toasts`] : []),
    ];
  });
}

/** I9: the portal does not change its route more than five times in two seconds by itself. */
export function routesDoNotLoop(flight: Flight): string[] {
  const pages = new Set(flight.events.map(({ page }) => page));
  return [...pages].flatMap((page) => {
    let recent: number[] = [];
    for (const { event } of flight.events.filter((each) => each.page === page)) {
      if (event.kind === 'input') recent = [];
      if (event.kind !== 'route') continue;
      recent = [...recent.filter((at) => event.at - at <= routeWindow), event.at];
      if (recent.length > maxRoutes) {
        return [`${recent.length} route changes in 2 s, the last to ${event.url}`];
      }
    }
    return [];
  });
}

interface OverlaySpan {
  readonly page: number;
  /** When the test received the end of the overlay, on the clock of the recorded requests. */
  to: number;
  readonly covered: Extract<PageEvent, { kind: 'covered' }>[];
}

/** The periods in which the overlay was shown. A new document ends a period without an event and starts another. */
function overlaySpans(flight: Flight): OverlaySpan[] {
  const open = new Map<number, OverlaySpan>();
  const spans: OverlaySpan[] = [];
  for (const { page, receivedAt, event } of flight.events) {
    const span = open.get(page);
    if (event.kind === 'covered') span?.covered.push(event);
    if (event.kind !== 'overlay') continue;
    if (span) span.to = receivedAt;
    open.delete(page);
    if (!event.visible) continue;
    const begun: OverlaySpan = { page, to: flight.endedAt, covered: [] };
    spans.push(begun);
    open.set(page, begun);
  }
  return spans;
}
