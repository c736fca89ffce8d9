import type { Locator, Page } from '@playwright/test';
import { chooseFor } from '../decisions/ballot';

/** A button that writes, which must send one call on a double click. */
export interface DoubleClick {
  readonly visitor?: true;
  /** Run by `npm test`; the others are variants. */
  readonly core?: true;
  /** The end of the call's address. */
  readonly call: RegExp;
  /** Opens the page that has the button. */
  readonly open: (page: Page) => Promise<Locator>;
}

/** The buttons of votes and handovers that stay in place after their answer and are no part of a form. */
export const besideForms: Readonly<Record<string, DoubleClick>> = {
  'send a new voting code': {
    call: /\/decision\/9101\/code$/,
    open: async (page) => {
      await chooseFor(page);
      return page.getByRole('button', { name: 'Pošlji novo kodo' });
    },
  },
  'send the link of a handover again': {
    call: /\/handover_case\/702\/state$/,
    open: async (page) => {
      await page.goto('/primopredaja?predaja=702');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }).click();
      return page.getByRole('button', { name: 'Pošlji povezavo še enkrat' });
    },
  },
};
