import type { Locator, Page } from '@playwright/test';

/** Counts what a person does to get a task done: each press, each choice and each field counts once. */
export class Presses {
  count = 0;
  private readonly page: Page;
  private readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  async button(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.press(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  async link(name: string | RegExp, within: Page | Locator = this.main): Promise<void> {
    await this.press(within.getByRole('link', { name, exact: typeof name === 'string' }).first());
  }

  /** A page of the menu, which a phone opens first. A page of a closed group takes one press more. */
  async menu(page: string | RegExp, group?: string): Promise<void> {
    const menu = this.isPhone
      ? this.page.getByRole('dialog', { name: 'Glavni meni' })
      : this.page.getByRole('navigation', { name: 'Glavni meni' });
    if (this.isPhone) await this.press(this.page.getByRole('button', { name: /^Odpri meni/ }));
    if (group) await this.press(menu.getByRole('button', { name: group, exact: true }));
    await this.link(page, menu);
  }

  /** A shortcut of a phone's bar, or the same page of the menu. */
  async bar(shortcut: string | RegExp, page: string | RegExp): Promise<void> {
    if (!this.isPhone) return this.menu(page);
    await this.link(shortcut, this.page.getByRole('navigation', { name: 'Bližnjice' }));
  }
}
