/** The files of a form, chosen and dropped (`pages.md` P24, C4). The list that is shown is the list that is sent. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import {
  file,
  form,
  goTo,
  openForm,
  receivedNumber,
  send,
  stepTitle,
  submission,
} from '../helpers/screens/forms';
import { confirmRemoval } from '../helpers/screens/removal';

const PROOF = '/prijavljena-stevila-oseb-in-psov?prijava=0137014';
const zone = (page: Page) => form(page).locator('.file-upload__zone');
const files = (page: Page) => form(page).getByLabel('Priloga');
const added = (page: Page) => form(page).getByRole('list', { name: 'Dodane datoteke' });
const wrongKind = (name: string) => `${name}: Dovoljene so datoteke PDF, JPG in PNG.`;

interface Dropped {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes?: number;
}

/** Drags the files over the element and drops them there. @returns whether the browser would open them itself */
async function drop(target: Locator, ...dropped: readonly Dropped[]): Promise<boolean> {
  return target.evaluate((element, all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, bytes = 10 } of all) {
      const content = [new Uint8Array(bytes)];
      dataTransfer.items.add(new File(content, name, { type: mimeType }));
    }
    const events = ['dragenter', 'dragover', 'drop'].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
    for (const event of events) element.dispatchEvent(event);
    return events.at(-1)?.defaultPrevented === false;
  }, dropped);
}

const photo = (name: string, bytes?: number): Dropped => ({
  name,
  mimeType: 'image/jpeg',
  ...(bytes === undefined ? {} : { bytes }),
});

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'splosno_vprasanje');
  await form(page).getByLabel('Zadeva').fill('Luč na stopnišču');
  await form(page).getByLabel('Sporočilo').fill('V drugem nadstropju ne gori.');
  await goTo(page, 'files');
  await expect(zone(page)).toBeAttached();
});

test('a file is dropped or chosen, once each, and what is in the list is sent', {
  tag: '@long',
}, async ({ page }) => {
  await drop(zone(page), photo('strop.jpg', 300_000));
  await expect(added(page).getByRole('listitem')).toHaveText([/^strop\.jpg293\u00A0kB$/]);
  await expect(page.getByText('Uspešno dodano: strop.jpg')).toBeAttached();
  await files(page).setInputFiles(file('stena.png', 'image/png'));
  await expect(added(page).getByRole('listitem')).toHaveText([/^strop\.jpg/, /^stena\.png/]);
  // The backend recognises a file by its first bytes, which the dropped one does not have.
  await added(page).getByRole('button', { name: 'Odstrani strop.jpg' }).click();
  await confirmRemoval(page, 'to prilogo');
  await goTo(page, 'review');
  await send(page).click();
  const number = await receivedNumber(page);
  await page.goto('/obrazci?pogled=oddane');
  await expect(submission(page, number)).toContainText('1 priloga');
});

test('a dropped file is refused by the rules of a chosen one, and can be dropped again after its removal', {
  tag: '@long',
}, async ({ page }) => {
  const refused: readonly [Dropped, string][] = [
    [{ name: 'racun.exe', mimeType: 'application/x-msdownload' }, wrongKind('racun.exe')],
    [{ name: 'racun.pdf', mimeType: 'text/html' }, wrongKind('racun.pdf')],
    [photo('prazna.jpg', 0), 'Datoteka prazna.jpg je prazna.'],
    [
      photo('velika.jpg', 10 * 1024 * 1024 + 1),
      'velika.jpg: Datoteka je prevelika. Največja dovoljena velikost je 10 MB.',
    ],
  ];
  for (const [dropped, message] of refused) {
    await drop(zone(page), dropped);
    await expect(files(page)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(files(page)).toHaveAttribute('aria-invalid', 'true');
    await added(page)
      .getByRole('button', { name: `Odstrani ${dropped.name}` })
      .click();
    await confirmRemoval(page, 'to prilogo');
    await expect(files(page)).not.toHaveAttribute('aria-invalid');
    await expect(added(page)).toHaveCount(0);
  }
  await files(page).setInputFiles({ name: 'racun.exe', mimeType: '', buffer: Buffer.from('1') });
  await expect(files(page)).toHaveAccessibleDescription(new RegExp(`${wrongKind('racun.exe')}$`));
});

test('a dropped file that the device cannot read is removed, and the user gets a message', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await drop(zone(page), photo('mapa.jpg'));
  await expect(page.getByText('Pri dodajanju je prišlo do napake: mapa.jpg')).toBeVisible();
  await expect(added(page)).toHaveCount(0);
});

test('of two files with one name, the chosen one is removed, and the focus stays in the field', {
  tag: '@long',
}, async ({ page }) => {
  await drop(zone(page), photo('slika.jpg', 2_000), photo('slika.jpg', 5_000));
  const rows = added(page).getByRole('listitem');
  await expect(rows).toHaveText([/2\u00A0kB/, /5\u00A0kB/]);
  await rows.last().getByRole('button').click();
  await confirmRemoval(page, 'to prilogo');
  await expect(rows).toHaveText([/2\u00A0kB/]);
  await expect(files(page)).toBeFocused();
});

test('by keyboard alone: one picker for a press of Enter or Space, a removal, and the focus back in the field', {
  tag: '@long',
}, async ({ page }) => {
  let pickers = 0;
  page.on('filechooser', () => {
    pickers += 1;
  });
  await expect(stepTitle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(files(page)).toBeFocused();
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    const picker = page.waitForEvent('filechooser');
    await page.keyboard.press(key);
    await (await picker).setFiles(file(`slika-${index}.jpg`));
    await expect(added(page).getByRole('listitem')).toHaveCount(index + 1);
  }
  const picker = page.waitForEvent('filechooser');
  await form(page).getByText('Izberi datoteke').click({ force: true });
  await (await picker).setFiles(file('slika-2.jpg'));
  await expect(added(page).getByRole('listitem')).toHaveCount(3);
  expect(pickers).toBe(3);
  await files(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Odstrani slika-0.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirmRemoval(page, 'to prilogo');
  await expect(files(page)).toBeFocused();
});

test('the zone shows that files may be dropped, and files beside it do not replace the page', {
  tag: '@long',
}, async ({ page }) => {
  const opens = await drop(stepTitle(page), photo('slika.jpg'));
  expect(opens).toBe(false);
  await expect(added(page)).toHaveCount(0);
  await zone(page).dispatchEvent('dragover', {
    dataTransfer: await page.evaluateHandle(() => new DataTransfer()),
  });
  await expect(zone(page)).toHaveCSS('outline-style', 'solid');
  // The button and the hint lie above the zone; the hint lets the files through.
  const hint = form(page).getByText('ali jih povlecite sem');
  const isZone = await hint.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.className;
  });
  expect(isZone).toContain('file-upload__zone');
});

test('a field for one file refuses several', { tag: '@long' }, async ({ page }) => {
  await page.goto(PROOF);
  const proof = page.getByRole('form', { name: 'Prijava spremembe' });
  await expect(proof.getByLabel('Dokazilo')).toHaveAccessibleName(
    'Dokazilo (neobvezno) Izberi datoteko',
  );
  await drop(proof.locator('.file-upload__zone'), photo('a.jpg'), photo('b.jpg'));
  await expect(page.getByRole('alert').getByText('Dodate lahko samo eno datoteko.')).toBeVisible();
  await expect(proof.getByRole('listitem')).toHaveCount(0);
  for (const name of ['a.jpg', 'b.jpg']) {
    await drop(proof.locator('.file-upload__zone'), photo(name));
    await expect(proof.getByRole('listitem')).toHaveText([new RegExp(`^${name}`)]);
  }
});

for (const width of [320, 1280]) {
  test(`names, axe and width at ${width} px, in both themes`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await drop(zone(page), photo(`${'d'.repeat(150)}.jpg`), photo('racun.jpg'));
    await expect(files(page)).toHaveAccessibleName(/^Priloga.* Izberi datoteke$/);
    await expect(files(page)).toHaveAccessibleDescription(/^Dovoljene so datoteke/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolations(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('until the field has loaded, its place is as large; a failure stays there with a retry', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.expectError(/file-upload|dynamically imported/);
  const place = async () => {
    const box = await form(page).locator('.file-upload').boundingBox();
    return [box?.width, box?.height];
  };
  const size = await place();
  let answer: 'wait' | 'abort' | 'go' = 'wait';
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/assets\/file-upload-.*\.js/, async (route) => {
    if (answer === 'wait') await opened;
    return answer === 'abort' ? route.abort() : route.continue();
  });
  await page.reload();
  await expect(form(page).locator('.file-upload[aria-busy]')).toBeVisible();
  expect(await place()).toEqual(size);
  answer = 'abort';
  open();
  const failure = form(page).getByRole('alert');
  await expect(failure).toContainText('Tega dela strani ni bilo mogoče naložiti.');
  answer = 'go';
  await failure.getByRole('button').click();
  await files(page).setInputFiles(file('slika.jpg'));
  await expect(added(page)).toContainText('slika.jpg');
});
