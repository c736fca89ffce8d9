import type { Page } from '@playwright/test';

/** A picture of the README, taken in both themes. */
export interface Shot {
  readonly name: string;
  readonly device: 'phone' | 'desktop';
  readonly path: string;
  /** What is done before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** The pictures of the README; the first and the last two are parts of its wide one too. */
export const shots: readonly Shot[] = [
  { name: 'home-desktop', device: 'desktop', path: '/' },
  { name: 'cost-specification-desktop', device: 'desktop', path: '/specifikacija-stroskov' },
  { name: 'readings-desktop', device: 'desktop', path: '/odcitki' },
  { name: 'reserve-fund-desktop', device: 'desktop', path: '/rezervni-sklad' },
  {
    name: 'estimate-phone',
    device: 'phone',
    path: '/prijavljena-stevila-oseb-in-psov',
    act: async (page) => {
      await page.getByRole('form', { name: 'Prijava spremembe' }).getByLabel('Število oseb').fill('4');
      const estimate = page.getByRole('region', { name: 'Ocena vpliva na mesečni strošek' });
      await estimate.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  { name: 'home-phone', device: 'phone', path: '/' },
  {
    name: 'pay-phone',
    device: 'phone',
    path: '/odprte-postavke',
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Plačaj/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
