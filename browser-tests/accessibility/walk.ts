import { expect, type Page } from '@playwright/test';

/** One Tab stop. */
interface Stop {
  /** Its index among all focusable elements, in document order; -1 for the browser's own controls. */
  readonly index: number;
  readonly name: string;
  /** What makes it hard to see. */
  readonly fault: string | undefined;
}

/** The elements that Tab can reach now, in document order; runs inside the page. */
function stopsInOrder(): HTMLElement[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.tabIndex < 0) return false;
    if (each.matches(':disabled') || each.closest('[inert]')) return false;
    if (each instanceof HTMLInputElement && each.type === 'radio' && !each.checked) {
      const group = document.querySelectorAll<HTMLInputElement>(
        `input[type="radio"][name="${each.name}"]`,
      );
      return ![...group].some(({ checked }) => checked) && group[0] === each;
    }
    return true;
  });
}

/** The index of the focused element, and whether it is visible; runs inside the page. */
function stopHere(order: HTMLElement[]): Stop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { index: -1, name: 'browser', fault: undefined };
  }
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const name = `${element.tagName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
  const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const points = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
    [left + width / 2, top + height / 2],
  ] as const;
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return hit !== null && (element.contains(hit) || label?.contains(element) === true);
  });
  const drawn = width > 1 || height > 1;
  const fault = !inView ? 'out of view' : drawn && !seen ? 'covered' : undefined;
  return { index: order.indexOf(element), name, fault };
}

// As text: one function cannot be passed to another inside the page, and the policy forbids `eval` there.
const count = (page: Page): Promise<number> => page.evaluate(`(${stopsInOrder})().length`);
const stop = (page: Page): Promise<Stop> => page.evaluate(`(${stopHere})((${stopsInOrder})())`);

/** The number of Tab stops once the page has rendered for its width, which may have just changed. */
async function settledCount(page: Page): Promise<number> {
  let [before, now] = [-1, await count(page)];
  while (now !== before) {
    await page.waitForTimeout(200);
    [before, now] = [now, await count(page)];
  }
  return now;
}

/**
 * Presses Tab from the start of the page until the focus has left it: each visible control must be reached once, in
 * document order, in view and not covered (`threats.md` W09, W14).
 *
 * @returns the faults as text
 */
export async function walkFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const expected = await settledCount(page);
  expect(expected).toBeGreaterThan(0);
  const faults: string[] = [];
  const met: number[] = [];
  for (let press = 0; press < expected + 5; press += 1) {
    await page.keyboard.press('Tab');
    const { index, name, fault } = await stop(page);
    if (index < 0 && name === 'browser') break;
    if (met[0] === index && met.length > 1) break;
    if (index <= (met.at(-1) ?? -1)) faults.push(`out of order: ${name}`);
    if (fault) faults.push(`${fault}: ${name}`);
    met.push(index);
  }
  const missed = expected - new Set(met).size;
  return missed === 0 ? faults : [...faults, `${missed} of ${expected} not reached`];
}
