import type { Locator, Page } from '@playwright/test';

/** A message or a post in its list, by the title on its button. */
export function message(page: Page, title: RegExp): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title }) });
}

/** The menu item whose name includes its unread count. */
export function badge(page: Page, name: string): Locator {
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  return menu.getByRole('link', { name, exact: true });
}
