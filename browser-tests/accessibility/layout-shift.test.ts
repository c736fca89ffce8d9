/** Nothing on the screen moves while answers arrive, in any order (`budgets.md`: CLS at most 0.02). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';

const widths = [390, 1280];

/** A layout shift: its score, and what moved from where to where. */
type Shift = readonly [value: number, what: string];

/** Runs in the page before its scripts: records layout shifts without a user input. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  const place = ({ top, height }: DOMRectReadOnly) => `${Math.round(top)}+${Math.round(height)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node instanceof Element ? node.className || node.nodeName : node?.nodeName} ${place(previousRect)} → ${place(currentRect)}`,
      );
      shifts.push([value, moved.join(', ')]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly shifts: Shift[] }).shifts);

/** Delays answers, each a little longer or a little shorter than the previous one. */
async function answerLate(page: Page, order: 'in turn' | 'the last first'): Promise<void> {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const turn = Math.min(asked++, 8);
    await new Promise((done) =>
      setTimeout(done, 300 + 100 * (order === 'in turn' ? turn : 8 - turn)),
    );
    // The page may be closed by now.
    await route.continue().catch(() => {});
  });
}

for (const route of allRoutes) {
  for (const order of ['in turn', 'the last first'] as const) {
    test(`${route.name}: late answers shift nothing on the screen, ${order}`, {
      tag: '@long',
    }, async ({ page, signIn }) => {
      test.setTimeout(60_000);
      if (!route.visitor) await signIn();
      await page.addInitScript(watchShifts);
      await answerLate(page, order);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await openRoute(page, route);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((all, [value]) => all + value, 0);
        expect(
          sum,
          `${width} px: ${shifts.map((shift) => shift.join(' ')).join('; ')}`,
        ).toBeLessThan(0.02);
        await page.goto('about:blank');
      }
    });
  }
}
