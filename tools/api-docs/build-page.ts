import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleDescription } from '../../scripts/bundle-description';
import { pageTable } from '../../src/navigation/page-table';
import { pageTitles } from '../../src/text/shell/pages';
import type { ApiDocument } from './document';
import { apiPage } from './page';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The page of `openapi/` as it stands now.
 * @throws when the description can not be bundled, or a reference in it leads nowhere
 */
export function buildPage(): string {
  const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  // Lint holds the shape of the description (redocly's `struct`).
  const document = bundleDescription(root) as unknown as ApiDocument;
  return apiPage(document, style, pageNames());
}

/** Two routes can share a page number; the first one gives the name. */
function pageNames(): ReadonlyMap<number, string> {
  const named = pageTable.flatMap(({ name, page }) =>
    page === undefined ? [] : [[page, pageTitles[name]] as const],
  );
  return new Map(named.reverse());
}
