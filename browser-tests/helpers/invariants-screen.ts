import type { Flight, RecordedEvent } from './flight';

const overlayLimit = 500;
/**
 * How long a page's message to the test may take on a busy machine. The 500 ms themselves are for a bench; here an
 * overlay that stays is told from one that goes.
 */
const transport = 2000;
const maxToasts = 3;
const maxRoutes = 5;
const routeWindow = 2000;

/** I5: the loading overlay is gone half a second after the page's last API request settled. */
export function overlayEnds(flight: Flight): string[] {
  return overlaySpans(flight).flatMap(({ page, from, to }) => {
    // A request that is sent again after a pause is not over before its last try.
    const ends = flight.requests
      .filter((request) => request.page === page && request.url.includes('/api/'))
      .filter((request) => request.startedAt <= to)
      .map(({ settledAt }) => settledAt ?? Number.POSITIVE_INFINITY);
    const quietSince = Math.max(from, ...ends);
    const tooLong = to - quietSince - overlayLimit - transport;
    return tooLong > 0
      ? [`the overlay stayed ${Math.round(to - quietSince)} ms after the last request`]
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

/** I7: at most three toasts are visible at a time, and no two of them say the same. */
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

function overlaySpans(flight: Flight): { page: number; from: number; to: number }[] {
  const shown = new Map<number, number>();
  const spans: { page: number; from: number; to: number }[] = [];
  const hide = (page: number, to: number) => {
    const from = shown.get(page);
    if (from !== undefined) spans.push({ page, from, to });
    shown.delete(page);
  };
  for (const { page, receivedAt, event } of flight.events satisfies RecordedEvent[]) {
    if (event.kind !== 'overlay') continue;
    if (!event.visible) hide(page, receivedAt);
    else if (!shown.has(page)) shown.set(page, receivedAt);
  }
  for (const page of [...shown.keys()]) hide(page, flight.endedAt);
  return spans;
}
