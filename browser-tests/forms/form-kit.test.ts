import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { confirmRemoval } from '../helpers/screens/removal';
import { choose } from '../helpers/screens/select';
import { button, field, fillIn, summary } from './open-form-kit';

/** Label, typed text, and the message of §5. */
const refusedByRule = [
  ['Naziv', ' ', 'Polje Naziv je obvezno'],
  ['Naziv', 'Stanovanje 14', 'Dolžina polja Naziv ne sme biti večja od 10 znakov'],
  ['Naslov', 'ana', 'Vrednost polja Naslov mora biti ustrezen e-naslov'],
  ['Spletna stran (neobvezno)', 'breza', 'Spletna stran is not valid'],
  ['Osebe', 'tri', 'Polje Osebe lahko vsebuje le numerične znake'],
  ['Osebe', '0', 'Vrednost polja Osebe mora biti 1 ali več'],
  ['Osebe', '31', 'Vrednost polja Osebe mora biti 30 ali manj'],
  ['Stanje', '412,49', 'Vrednost polja Stanje mora biti 412.5 ali več'],
  ['Geslo', 'Geslo12', 'Dolžina polja Geslo mora biti vsaj 8 znakov'],
  ['Geslo', 'javorjeva12', 'Polje Geslo mora vsebovati vsaj eno veliko črko.'],
  ['Geslo', 'Javorjeva', 'Polje Geslo mora vsebovati vsaj eno številko'],
  ['Ponovite geslo', 'Javorjeva12', 'Polje Ponovite geslo se ne ujema'],
] as const;

let kit: BuiltKit;

test.beforeAll(async () => {
  kit = await buildKit('forms/form-kit');
});

test('W19 the rules of §5 apply when a field is left, not while it is typed in', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  for (const [label, text, message] of refusedByRule) {
    const control = field(page, label);
    await control.fill('');
    const before = await control.getAttribute('aria-describedby');
    await control.pressSequentially(text);
    expect(await control.getAttribute('aria-describedby'), message).toBe(before);
    await expect(page.getByText(message)).toHaveCount(0);
    await control.blur();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await expect(summary(page)).toHaveCount(0);
});

test('choices are validated at once', { tag: '@long' }, async ({ page }) => {
  await openKit(page, kit);
  const tick = page.getByRole('checkbox');
  await tick.check();
  await tick.uncheck();
  await expect(tick).toHaveAccessibleDescription('Polje Izjava je obvezno');
  await tick.check();
  await expect(tick).not.toHaveAttribute('aria-invalid');

  const unit = page.getByRole('combobox', { name: 'Enota' });
  await unit.focus();
  await page.keyboard.press('Tab');
  await expect(unit).toHaveAccessibleDescription('Polje Enota je obvezno');
  await choose(page, 'Enota', 'Garaža');
  await expect(unit).not.toHaveAttribute('aria-invalid');

  const files = field(page, 'Priloge');
  const named = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('1') });
  await files.setInputFiles(named('prvi.pdf'));
  await files.setInputFiles(named('drugi.pdf'));
  await expect(page.getByText('prvi.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('Uspešno dodano: drugi.pdf')).toBeAttached();
  await page.getByRole('button', { name: 'Odstrani prvi.pdf' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Odstrani prvi.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirmRemoval(page, 'to prilogo');
  await expect(page.getByText('prvi.pdf')).toHaveCount(0);
  await expect(files).toBeFocused();
  await page.getByRole('button', { name: 'Odstrani drugi.pdf' }).click();
  await confirmRemoval(page, 'to prilogo');
  await expect(files).toHaveAccessibleDescription('Polje Priloge je obvezno');
  await files.setInputFiles(named('prvi.pdf'));
  await expect(files).not.toHaveAttribute('aria-invalid');
});

test('a changed password validates its repetition again, but not before that was filled in', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  await field(page, 'Geslo').fill('Javorjeva12');
  await field(page, 'Geslo').blur();
  await expect(page.getByText(/^Polje Ponovite geslo/)).toHaveCount(0);
  await field(page, 'Ponovite geslo').fill('Javorjeva12');
  await field(page, 'Geslo').fill('Javorjeva13');
  await field(page, 'Naziv').focus();
  await expect(page.getByText('Polje Ponovite geslo se ne ujema')).toBeVisible();
});

test('a window that loses the focus validates nothing', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openKit(page, kit);
  await field(page, 'Naziv').focus();
  const left = await page.evaluate(() => {
    const input = document.activeElement;
    input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return input === document.activeElement;
  });
  expect(left).toBe(true);
  await expect(field(page, 'Naziv')).not.toHaveAttribute('aria-invalid');
  expect(context.pages()).toHaveLength(1);
});

test('W19 an empty form lists its errors, each entry leads to its field, and entries disappear as fields are corrected', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  const posts = await api(page, /form-kit\/send/, { status: 200, body: {} });
  await button(page).click();
  await expect(field(page, 'Naziv')).toBeFocused();
  await expect(summary(page)).toHaveAccessibleName('Popravite 11 napak');
  for (const label of ['Ponovite geslo', 'Enota', 'Ulica', 'Priloge', 'Dan', 'Izjava']) {
    await summary(page)
      .getByRole('link', { name: `Polje ${label} je obvezno` })
      .click();
    const wanted =
      label === 'Izjava'
        ? page.getByRole('checkbox')
        : label === 'Enota' || label === 'Ulica'
          ? page.getByRole('combobox', { name: label })
          : field(page, label);
    await expect(wanted).toBeFocused();
    await expect(wanted).toBeInViewport();
  }
  await expect(page).toHaveURL(/index\.html$/);
  await field(page, 'Naziv').fill('Dom');
  await field(page, 'Naziv').blur();
  await expect(summary(page)).toHaveAccessibleName('Popravite 10 napak');
  await fillIn(page);
  await field(page, 'Naziv').focus();
  await expect(summary(page)).toHaveCount(0);
  expect(posts).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`axe finds nothing at ${width} px at rest and with every error, in both themes`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openKit(page, kit);
    await expectNoAxeViolations(page);
    await button(page).click();
    await expect(summary(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
