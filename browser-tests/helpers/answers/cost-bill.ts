import type { Locator, Page } from '@playwright/test';
import { costSums } from '../../../mocks/billing/cost-specification';
import { costLines } from '../../../mocks/billing/seed/cost-lines';
import type { components } from '../../../src/api/schema';

/** The path of the cost specification. */
export const PATH = '/specifikacija-stroskov';

/** An amount as the screen writes it. */
export const euro = (text: string) => `${text}\u00A0€`;

/** A line of the bill. */
export const line = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** The button that opens a line. */
export const head = (page: Page, name: string): Locator =>
  line(page, name).locator('[aria-expanded]');

/** A card of the page by its heading. */
export const group = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

type CostSpecification = components['schemas']['CostSpecification'];

/** The answer for flat 14 in 10/2026, for a test to change. */
export function costBill(): CostSpecification {
  return {
    inventarna_stevilka: '0137014',
    naziv_enote: 'Javorjeva ulica 12 - 2 - 3 (14)',
    obdobja: ['2026-10', '2025-10'],
    obdobje: '2026-10',
    st_obracuna: '26100314',
    rok_placila: '2026-11-30',
    znesek_lani: 207.34,
    pot_pdf: null,
    ...costSums(costLines.filter(({ key }) => key.startsWith('0137014/2026-10/'))),
  };
}

/**
 * The same answer with 10 euro and their VAT too much for management, in the line and in all sums that follow from it.
 */
export function overchargedBill(): CostSpecification {
  const bill = costBill();
  const amounts = { osnova: 16.2, ddv: 3.56, znesek: 19.76 };
  return {
    ...bill,
    postavke: bill.postavke.map((line) =>
      line.vrsta_stroska === 'Upravljanje' ? { ...line, ...amounts } : line,
    ),
    skupine: bill.skupine.map((group) =>
      group.skupina === 'upravljanje' ? { ...group, ...amounts } : group,
    ),
    rekapitulacija_ddv: bill.rekapitulacija_ddv.map((rate) =>
      rate.stopnja === 22 ? { ...rate, osnova: 156.96, ddv: 34.53 } : rate,
    ),
    skupaj_osnova: 192.23,
    skupaj_ddv: 37.47,
    skupaj_znesek: 229.7,
  };
}
