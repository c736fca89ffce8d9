import type { Page } from '@playwright/test';
import { switcher } from '../browser-tests/helpers/screens/switcher';
import { logIn } from '../browser-tests/helpers/session/session';
import { DEMO_LOGINS } from '../mocks/world/seed';
import type { RunBench } from './support/bench';
import { type Figure, median, report } from './support/figure';
import { pressForList } from './support/open-list';
import { longestTasks, openBench } from './support/portal';

const ROUNDS = 5;

const units = Array.from({ length: 10_000 }, (_, nth) => ({
  objekt_sifra: '0137',
  naziv: `Cesta v Šiško ${nth}`,
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: nth,
  inventarna_stevilka: String(nth),
  vrsta: 'L',
}));

const managers = Array.from({ length: 500 }, (_, nth) => ({
  manager: nth < 50 ? 'u0' : `u${nth}`,
  full_title: `Upravnik večstanovanjskih stavb ${nth}, d. o. o.`,
  code_payer: String(100_000 + nth),
}));

/** Types into the filter so that React gets the event, and waits until the list shows the hits. @returns ms */
function typeInPage([label, text, expected]: [string, string, string]): Promise<number> {
  const title = [...document.querySelectorAll('.select__label')].find(
    (each) => each.textContent === label,
  );
  const box = title?.parentElement;
  const filter = box?.querySelector<HTMLInputElement>('input[role=combobox]');
  if (!box || !filter) throw new Error(`The list "${label}" cannot be searched.`);
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return new Promise((done) => {
    const began = performance.now();
    write?.call(filter, text);
    filter.dispatchEvent(new Event('input', { bubbles: true }));
    const look = () => {
      const first = box.querySelector('[role=option]')?.textContent ?? '';
      if (!first.includes(expected)) return requestAnimationFrame(look);
      return done(performance.now() - began);
    };
    look();
  });
}

/** Waits until home is whole: its late parts would count as nodes of the list. */
async function atRest(page: Page): Promise<void> {
  await switcher(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A list of the switcher. */
interface MeasuredList {
  readonly label: string;
  /** Whether it is drawn with the popup; else it is opened there. */
  readonly isOpen: boolean;
  /** What is typed into its search field, and what its first option then has. */
  readonly keys: readonly [string, string][];
}

async function measure(page: Page, id: string, list: MeasuredList): Promise<Figure[]> {
  const { label, isOpen, keys } = list;
  const opened: { ms: number; nodes: number }[] = [];
  const typed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pressed = switcher(page);
    if (!isOpen) await pressed.click();
    const opener = isOpen ? pressed : page.getByRole('combobox', { name: label });
    opened.push(await opener.evaluate(pressForList, label));
    for (const [text, expected] of keys) {
      typed.push(
        await page.evaluate(typeInPage, [label, text, expected] as [string, string, string]),
      );
    }
    await page.reload();
    await atRest(page);
  }
  return [
    {
      id,
      what: `open "${label}"`,
      value: median(opened.map(({ ms }) => ms)),
      unit: 'ms',
      most: 200,
    },
    {
      id,
      what: `new nodes of "${label}"`,
      value: Math.max(...opened.map(({ nodes }) => nodes)),
      unit: '',
      most: 200,
    },
    { id, what: `a key in the filter of "${label}"`, value: median(typed), unit: 'ms', most: 100 },
    {
      id,
      what: `slowest key in "${label}"`,
      value: Math.max(...typed),
      unit: 'ms',
      most: Number.POSITIVE_INFINITY,
    },
  ];
}

export const rows = ['L06', 'L09'];

/** L06: the lists of 10,000 units and of 500 managers. */
export const run: RunBench = async () => {
  const { page, longTasks, close } = await openBench();
  try {
    await page.route('**/v1/e_manager/enota', (route) => route.fulfill({ json: units }));
    await page.route('**/v1/user_managers', (route) => route.fulfill({ json: managers }));
    const [login] = DEMO_LOGINS;
    if (!login) throw new Error('The demo world has no login.');
    await logIn(page, login);
    await atRest(page);
    return report([
      ...(await measure(page, 'L06', {
        label: 'Spremenite enoto',
        isOpen: true,
        keys: [
          ['9', 'Šiško 9'],
          ['99', 'Šiško 99'],
          ['9999', 'Šiško 9999'],
        ],
      })),
      ...(await measure(page, 'L06', {
        label: 'Spremenite upravnika',
        isOpen: false,
        keys: [
          ['4', 'stavb 4'],
          ['49', 'stavb 49'],
          ['499', 'stavb 499'],
        ],
      })),
      ...longestTasks('10,000 units', longTasks),
    ]);
  } finally {
    await close();
  }
};
