import type { Locator, Page } from '@playwright/test';

/**
 * Makes `fill` work with React in Firefox: there Playwright sets the value in a way that React takes for its own, and
 * so does not hear.
 */
export function fillForReact(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function (this: Locator, text: string) {
    await this.focus();
    await this.evaluate((field, value) => {
      const { prototype } = field.constructor as { prototype: object };
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
    }, text);
  };
}
