/**
 * Every page that prints, on paper in Chromium and Firefox: its rows whole, its sums there. `npm test` has only the
 * longest table in both, and in Chromium the sheets that differ most; `npm run browser:firefox:long` has all.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pathOf, type RouteName } from '../../src/navigation/page-table';
import { annualText } from '../../src/text/bills/annual-statement';
import { openItemsText } from '../../src/text/bills/open-items';
import { payButtonText } from '../../src/text/bills/pay-button';
import { listText } from '../../src/text/common/list';
import { longYear } from '../helpers/answers/long-year';
import { openItem, openItemsAnswer } from '../helpers/answers/open-items';
import { type Door, openDoor } from './door';
import { newSession } from './flows/scene';
import { missingRows } from './print/missing-rows';
import { type PaperWord, readPaper } from './print/paper';
import { chromiumPrinter, firefoxPrinter, type Printer } from './print/printer';

const LIST_ROWS = '.list-table tbody tr, .list-table tfoot tr, .tiles__tile';
/** The sums of some lists are sentences. */
const LIST_AND_SUMS = `${LIST_ROWS}, main :is(.answer, .page__lead)`;
const LONG_LIST = 60;
const YEAR_ROWS = 'dialog[open] :is(tr, dl > div)';

/** The lists of the portal. The list of debtors is never printed. */
const lists: readonly RouteName[] = [
  'card-traffic',
  'open-items',
  'regular-billing',
  'reserve-fund-billing',
  'turnover-reserve-fund-books',
  'supplier-documents',
  'manager-documents',
  'registered-number-of-people-and-dogs',
];

interface Sheet {
  readonly what: string;
  readonly path: string;
  /** A selector of its rows. */
  readonly rows: string;
  /** The button that opens it. */
  readonly press?: string;
}

/** The other pages with rows and sums. */
const others: readonly Sheet[] = [
  {
    what: 'the cost specification',
    path: pathOf('cost-specification'),
    rows: '.cost-line, .cost-group__head, .bill-total',
  },
  { what: 'the tenants’ open items', path: pathOf('tenants-open-items'), rows: LIST_ROWS },
  { what: 'the reserve fund', path: pathOf('reserve-fund'), rows: 'main table tr' },
  {
    what: 'an open post',
    path: `${pathOf('bulletin-board')}#objava-5521`,
    rows: '.feed__item[data-open] p',
  },
  { what: 'a payment', path: '/', rows: 'dialog[open] dl > div', press: payButtonText.pay },
  { what: 'the terms of use', path: '/pogoji-uporabe.html', rows: 'main :is(p, li, dl > div)' },
];

/** The sheets that `npm test` prints in Chromium, besides the statements of a year. */
const inShort = new Set(['supplier-documents', 'the cost specification', 'a payment']);

const yearPath = `${pathOf('regular-billing')}?leto=2026&enota=vse`;

const count = (words: readonly PaperWord[], word: string) =>
  words.filter(({ text }) => text === word).length;

const printers = { chromium: chromiumPrinter, firefox: firefoxPrinter };

describe.each(Object.entries(printers))('%s', (name, open) => {
  const isLong = inject('isLong');
  const hasSheets = isLong || name === 'chromium';
  const isPrinted = (what: string) => isLong || (hasSheets && inShort.has(what));
  let door: Door;
  let printer: Printer;

  beforeAll(async () => {
    door = await openDoor(inject('portal'));
    printer = await open(door);
  });
  afterAll(async () => {
    await printer?.close();
    await door.close();
  });

  test(`a list of ${LONG_LIST} rows prints ${LONG_LIST} whole rows and its sum, from the first page on, with its head on each`, async () => {
    const items = Array.from({ length: LONG_LIST }, (_, nth) =>
      openItem(nth + 1, { st_dokumenta: `NR1${String(nth).padStart(2, '0')}` }),
    );
    door.rule('/open_items', { status: 200, body: openItemsAnswer(items) });
    const { rows, pdf } = await printer.print(pathOf('open-items'), LIST_ROWS);
    door.clear();
    const numbers = rows.flatMap(([first = '']) => (first.startsWith('NR') ? [first] : []));
    expect(numbers).toEqual(items.map(({ st_dokumenta }) => st_dokumenta));
    expect(rows.at(-1)).toEqual(['1', '830.00']);

    const pages = await readPaper(pdf);
    expect(missingRows(rows, pages)).toEqual([]);
    expect(pages.map(({ isLandscape }) => isLandscape)).not.toContain(false);
    const first = pages[0]?.words.filter(({ text }) => text.startsWith('NR')) ?? [];
    expect(first.length).toBeGreaterThan(10);
    expect(pages.length).toBeGreaterThan(1);
    const withRows = pages.filter(({ words }) => words.some(({ text }) => text.startsWith('NR')));
    const heads = withRows.map(({ words }) => count(words, openItemsText.columns.dni_zamude));
    expect(heads).toEqual(withRows.map(() => 1));
    expect(
      count(
        pages.flatMap(({ words }) => words),
        listText.total,
      ),
    ).toBe(1);
    expect(pages.length).toBeLessThanOrEqual(4);
  });

  test.each(lists.filter(isPrinted))('the list %s prints its rows and sums', async (name) => {
    const { rows, pdf } = await printer.print(pathOf(name), LIST_AND_SUMS);
    const pages = await readPaper(pdf);
    expect(rows.length).toBeGreaterThan(1);
    expect(missingRows(rows, pages)).toEqual([]);
    expect(pages.map(({ isLandscape }) => isLandscape)).not.toContain(false);
    expect(missingRows(rows.slice(0, 1), pages.slice(0, 1))).toEqual([]);
  });

  if (hasSheets) {
    test('the annual statement of two flats is at most two upright sheets, with its rows and sums', async () => {
      const { rows, pdf } = await printer.print(yearPath, YEAR_ROWS, annualText.title(2026));
      const pages = await readPaper(pdf);
      expect(rows.length).toBeGreaterThan(20);
      expect(missingRows(rows, pages)).toEqual([]);
      expect(pages.length).toBeLessThanOrEqual(2);
      expect(pages.map(({ isLandscape }) => isLandscape)).not.toContain(true);
      expect(missingRows(rows.slice(0, 3), pages.slice(0, 1))).toEqual([]);
    });

    test('an annual statement of many kinds of cost repeats its head on each sheet, and its sum on none', async () => {
      const year = await longYear(door.origin, await newSession(door.origin), 90);
      door.rule(`/annual_statement/${year.code_payer}`, { status: 200, body: year });
      const { rows, pdf } = await printer.print(yearPath, YEAR_ROWS, annualText.title(2026));
      door.clear();
      const pages = await readPaper(pdf);
      expect(missingRows(rows, pages)).toEqual([]);
      expect(pages.length).toBeGreaterThan(1);
      const heads = pages.slice(0, -1).map(({ words }) => count(words, annualText.owner));
      expect(heads).not.toContain(0);
      const sums = pages
        .flatMap(({ words }) => words)
        .filter(({ text }) => text === annualText.sum);
      // One of the answer above the table, one of the table.
      expect(sums).toHaveLength(2);
    });
  }

  test.each(others.filter(({ what }) => isPrinted(what)))(
    '$what: rows and sums are printed',
    async ({ path, rows: selector, press }) => {
      const { rows, pdf } = await printer.print(path, selector, press);
      const pages = await readPaper(pdf);
      expect(rows.length).toBeGreaterThan(0);
      expect(missingRows(rows, pages)).toEqual([]);
      expect(pages.map(({ words }) => words.length > 0)).not.toContain(false);
    },
  );
});
