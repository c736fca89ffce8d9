import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Flight } from '../helpers/flight/flight';

/**
 * The users that staff act as. A new link ends the older ones of the same user, so test files that run in parallel use
 * different users.
 */
export const residents = { ana: 4821, rok: 4822 } as const;

/**
 * The path of a fresh link by which staff act as a user.
 *
 * @throws when the server has no demo pages
 */
export async function actingLink(request: APIRequestContext, userId: number): Promise<string> {
  const answer = await request.post(`/demo/act/${userId}`, { maxRedirects: 0 });
  const { location } = answer.headers();
  if (answer.status() !== 303 || !location) {
    throw new Error(`POST /demo/act/${userId} answered ${answer.status()} without a link.`);
  }
  return location;
}

/** The token in the path of a link. */
export function tokenIn(link: string): string {
  return link.replace(/^.*\//, '');
}

/** The page addresses that contained a token, including that of the link itself. */
export function addressesWith({ events }: Flight, token: string): string[] {
  return events.flatMap(({ event }) =>
    event.kind === 'route' && event.url.includes(token) ? [event.url] : [],
  );
}

/** The banner that names the user whom staff act as. */
export function actingBanner(page: Page): Locator {
  return page.getByRole('region', { name: 'Prijava v imenu uporabnika' });
}
