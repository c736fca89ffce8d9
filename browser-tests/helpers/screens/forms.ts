import { expect, type Page } from '@playwright/test';

/** The open form. */
export const form = (page: Page) => page.getByRole('main').getByRole('form');

/** The submit button of the last step. */
export const send = (page: Page) => page.getByRole('button', { name: 'Oddaj vlogo' });

/** The button that leads to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Naprej' });

/** The heading of the step that is shown. */
export const stepTitle = (page: Page) => form(page).getByRole('heading', { level: 3 });

const titles = {
  data: 'Izpolnite podatke',
  files: 'Dodajte priloge',
  review: 'Preverite pred oddajo',
} as const;

/** Expects a step to be shown. */
export async function expectStep(page: Page, step: keyof typeof titles): Promise<void> {
  await expect(stepTitle(page)).toContainText(titles[step]);
}

/** Goes on, from a step that is filled in correctly, until this one is shown. */
export async function goTo(page: Page, step: 'files' | 'review'): Promise<void> {
  const wanted = titles[step];
  for (;;) {
    const shown = (await stepTitle(page).textContent()) ?? '';
    if (shown.includes(wanted)) return;
    await next(page).click();
    await expect(stepTitle(page)).not.toHaveText(shown);
  }
}

/** Goes back from the review to a step. */
export async function correct(page: Page, step: 'data' | 'files'): Promise<void> {
  const name = step === 'data' ? 'Popravi podatke' : 'Popravi priloge';
  await page.getByRole('button', { name }).click();
  await expectStep(page, step);
}

/** The first bytes of a file, by which a server recognises its type. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-1.4\n',
  'image/jpeg': '\u00ff\u00d8\u00ff\u00e0',
  'image/png': '\u0089PNG\r\n\u001a\n',
};

/** A photo or document to attach. */
export function file(name: string, mimeType = 'image/jpeg', bytes = 1_000) {
  const buffer = Buffer.alloc(bytes, 'x');
  buffer.write(beginnings[mimeType] ?? '', 'latin1');
  return { name, mimeType, buffer };
}

/** Opens a form by its address. */
export async function openForm(page: Page, oznaka: string, rest = ''): Promise<void> {
  await page.goto(`/obrazci?obrazec=${oznaka}${rest}`);
  await expect(form(page)).toBeVisible();
}

/** Fills in the data of a damage report. */
export async function fillDamage(page: Page): Promise<void> {
  await form(page).getByLabel('Datum in ura nastanka').fill('2026-11-20T22:30');
  await form(page).getByLabel('Opis').fill('V kopalnici teče voda.');
  await form(page).getByLabel('Telefon').fill('041 123 456');
}

/** The number of a sent form, as the page shows it. */
export async function receivedNumber(page: Page): Promise<string> {
  const notice = page.getByText(/^Vloga je uspešno oddana\. Številka vloge: V-2026-\d{5}\./);
  await expect(notice).toBeVisible();
  return /V-2026-\d{5}/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
}

/** A submission among the sent forms. */
export const submission = (page: Page, number: string) =>
  page.getByRole('main').locator(`[id="vloga-${number}"]`);
