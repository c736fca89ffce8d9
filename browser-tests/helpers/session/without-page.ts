import type { BrowserContext } from '@playwright/test';
import type { Backend } from '../../../mocks/server/backend';
import { ownWorld } from './own-world';

/** Logs Ana in at a separate backend (`ownWorld`) that does not allow a page, by its number. */
export function withoutPage(
  context: BrowserContext,
  origin: string | undefined,
  page: number,
): Promise<Backend> {
  return ownWorld(context, origin, undefined, {}, (_, path, answer) =>
    path.endsWith('/allowed_pages') && Array.isArray(answer)
      ? answer.filter((number) => number !== page)
      : answer,
  );
}
