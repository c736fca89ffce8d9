import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/**
 * Fails when IBM's engine finds a certain breach of WCAG 2.2 in the page as it is now (`reliability.md` section 3, Gate).
 * What it only recommends or can not tell is left to axe.
 */
export async function expectNoIbmViolations(page: Page): Promise<void> {
  await page.evaluate(engine);
  const found = await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace');
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }: { value: string[] }) => value.join() === 'VIOLATION,FAIL')
      .map(
        ({ ruleId, message, snippet }: Record<string, string>) =>
          `${ruleId}: ${message} – ${snippet}`,
      );
  });
  expect(found, 'violations that IBM’s engine finds').toEqual([]);
}
