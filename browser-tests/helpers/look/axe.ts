import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { reviewed } from '../axe-states/incomplete';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules whose result may change with the theme. */
const colours = ['color-contrast', 'link-in-text-block'];

interface AxeScope {
  /** Only the rules that depend on the theme: for a page that was fully checked in the other theme. */
  readonly only?: 'colours';
  /** Limits the check to this part of the page. */
  readonly within?: string;
}

/**
 * Fails when axe finds a violation of any impact in the page's current state, or cannot decide a result that has not been
 * reviewed yet (`threats.md` section 3, Gate).
 */
export async function expectNoAxeViolations(page: Page, scope: AxeScope = {}): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (scope.only) axe.withRules(colours);
  else axe.withTags(tags);
  if (scope.within) axe.include(scope.within);
  await pinBars(page, true);
  const { violations, incomplete } = await analyzeAtRest(axe);
  await pinBars(page, false);
  const found: string[] = [];
  for (const { id, impact, help, nodes } of violations) {
    for (const { target, html } of nodes) {
      const at = target.join(' ');
      if (id === 'target-size' && (await isLarge(page, at))) continue;
      found.push(`${id} (${impact}): ${help} – ${at} – ${html}`);
    }
  }
  expect(found, 'accessibility violations').toEqual([]);

  const unsure: string[] = [];
  for (const { id, nodes } of incomplete) {
    const known = reviewed[id]?.at ?? [];
    for (const { target, html, any, all, none } of nodes) {
      const at = target.join(' ');
      const seen = await page
        .locator(at)
        .evaluateAll(
          (elements, allowed) => elements.every((e) => allowed.some((s) => e.matches(s))),
          [...known],
        );
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      if (!seen) unsure.push(`${id}: ${at} – ${html} – ${why}`);
    }
  }
  expect(unsure, 'results that axe cannot decide and that are not reviewed').toEqual([]);
}

const MOST_TRIES = 3;

/**
 * axe finds the headings first and judges their order last. When a late part of the page is drawn in between, it no longer
 * finds them, so it looks again.
 */
async function analyzeAtRest(axe: AxeBuilder): Promise<AxeResults> {
  const hasMoved = ({ incomplete }: AxeResults) =>
    incomplete.some(({ id }) => id === 'heading-order');
  let results = await axe.analyze();
  for (let tries = 1; tries < MOST_TRIES && hasMoved(results); tries += 1) {
    results = await axe.analyze();
  }
  return results;
}

/**
 * axe cannot decide the colours of what a bar covers, so the bars wait at their own place. By a sheet, because the bottom
 * bar may be drawn while axe works. The top bar keeps a position, because its popups are placed by it.
 */
async function pinBars(page: Page, isPinned: boolean): Promise<void> {
  await page.evaluate((pins) => {
    const sheets = document.adoptedStyleSheets.filter(({ title }) => title !== 'pinned bars');
    const pinned = new CSSStyleSheet();
    Object.defineProperty(pinned, 'title', { value: 'pinned bars' });
    pinned.replaceSync(
      ':is(.bottom-bar, .partial-list, .selection-bar) { position: static !important; } .selection-bar { margin-block: 0 !important; } .top-bar { position: relative !important; }',
    );
    document.adoptedStyleSheets = pins ? [...sheets, pinned] : sheets;
  }, isPinned);
}

/** Whether a control is 24 px wide and high; axe ignores the part that a toast or the top bar covers. */
async function isLarge(page: Page, selector: string): Promise<boolean> {
  const boxes = await Promise.all(
    (await page.locator(selector).all()).map((each) => each.boundingBox()),
  );
  return boxes.every((box) => box !== null && box.width >= 24 && box.height >= 24);
}
