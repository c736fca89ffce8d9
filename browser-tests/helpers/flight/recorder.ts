import type { BrowserContext, Page, Request } from '@playwright/test';
import { readFinalPage } from './final-page';
import { type Flight, newFlight, type PageEvent, type RecordedRequest } from './flight';
import { observePage, observerSettings, reportName } from './page-observer';

/**
 * Starts to record what a browser context does.
 * @param origin the portal's origin
 * @returns the flight, which grows while the test runs; pass it to `endFlight` at the end
 */
export async function startFlight(context: BrowserContext, origin: string): Promise<Flight> {
  const flight = newFlight(origin);
  const pages = new Map<Page, number>();
  const numberOf = (page: Page) => {
    const number = pages.get(page) ?? pages.size;
    pages.set(page, number);
    return number;
  };
  const note = (page: Page, event: PageEvent) => {
    flight.events.push({ page: numberOf(page), receivedAt: Date.now(), event });
  };

  recordRequests(context, flight, numberOf);
  context.on('console', (line) => flight.console.push({ type: line.type(), text: line.text() }));
  context.on('weberror', (error) => flight.pageErrors.push(String(error.error())));
  context.on('page', (page) => countNavigationAsInput(page, note));
  await context.exposeBinding(reportName, ({ page }, event: PageEvent) => note(page, event));
  await context.addInitScript(observePage, observerSettings);
  return flight;
}

/** Waits until the context's pages are idle, and records their content. */
export async function endFlight(context: BrowserContext, flight: Flight): Promise<void> {
  for (const page of context.pages()) {
    if (!page.url().startsWith(flight.origin)) continue;
    const final = await readFinalPage(page);
    if (final !== undefined) flight.finalPages.push(final);
  }
  for (const { name, value } of await context.cookies()) flight.cookies.push(`${name}=${value}`);
  flight.endedAt = Date.now();
}

function recordRequests(
  context: BrowserContext,
  flight: Flight,
  numberOf: (page: Page) => number,
): void {
  const open = new Map<Request, RecordedRequest>();
  context.on('request', (request) => {
    const page = pageOf(request);
    const record: RecordedRequest = {
      page: page === undefined ? -1 : numberOf(page),
      method: request.method(),
      url: request.url(),
      kind: request.resourceType(),
      headers: request.headers(),
      startedAt: Date.now(),
    };
    open.set(request, record);
    flight.requests.push(record);
  });
  const settle = (request: Request) => {
    const record = open.get(request);
    if (record !== undefined) record.settledAt = Date.now();
    open.delete(request);
  };
  context.on('requestfinished', settle);
  context.on('requestfailed', settle);
}

/** A navigation request has no frame until its page exists. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** A navigation by the test counts as user input, like a key or a click. */
function countNavigationAsInput(page: Page, note: (page: Page, event: PageEvent) => void): void {
  const before = () => note(page, { kind: 'input', at: Date.now() });
  const { goto, reload, goBack, goForward } = page;
  page.goto = (...args) => {
    before();
    return goto.apply(page, args);
  };
  page.reload = (...args) => {
    before();
    return reload.apply(page, args);
  };
  page.goBack = (...args) => {
    before();
    return goBack.apply(page, args);
  };
  page.goForward = (...args) => {
    before();
    return goForward.apply(page, args);
  };
}
