import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Its false positives that a person has reviewed (22.11.2026), by element. */
const reviewed: Readonly<Record<string, string>> = {
  // It treats text hidden by `clip-path` as hidden from screen readers too.
  label_content_exists: 'label:has(> .visually-hidden)',
  input_label_exists: '.upload-progress > label + progress',
  // HTML allows it, because the user name is often an e-mail address, and browsers fill it in.
  input_autocomplete_valid: 'input[type="email"][autocomplete="username"]',
  // `aria-selected` marks the selected option, not the keyboard position (ARIA practices, "Select-Only Combobox").
  combobox_active_descendant: '.select__control',
  // The letter is drawn over the button that is its sibling, not its parent; see axe-states/incomplete.ts.
  text_contrast_sufficient: '.appearance__size > :checked + [aria-hidden]',
};

interface Finding {
  readonly ruleId: string;
  readonly value: readonly string[];
  readonly node: Node;
  readonly message: string;
  readonly snippet: string;
}

/**
 * Fails when IBM's engine finds a certain violation of WCAG 2.2 in the page's current state (`threats.md` section 3,
 * Gate). Recommendations and undecided results are left to axe; folded parts are checked once they are open.
 */
export async function expectNoIbmViolations(page: Page): Promise<void> {
  // An element under the pointer has a mixed colour, which the engine cannot read.
  await page.mouse.move(0, 0);
  await page.evaluate(engine);
  const found = await page.evaluate(async (known) => {
    const { Checker } = Reflect.get(window, 'ace');
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return (results as Finding[])
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .filter(({ node, ruleId }) => {
        const element = node instanceof Element ? node : document.body;
        return element.checkVisibility() && !element.matches(known[ruleId] ?? ':not(*)');
      })
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} – ${snippet}`);
  }, reviewed);
  expect(found, 'violations that IBM’s engine finds').toEqual([]);
}
