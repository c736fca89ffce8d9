import { expect } from '@playwright/test';
import { costBill, euro, group, head, line, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('sums that do not follow from the lines are reported', { tag: '@long' }, async ({ page }) => {
  const bill = costBill();
  const skupine = bill.skupine.map((each) => ({ ...each, znesek: each.znesek - 0.01 }));
  await api(page, '/cost_specification/0137014', { body: { ...bill, skupine } });
  await page.goto(PATH);
  const answer = page.locator('.bill-check');
  await expect(answer).toContainText('Seštevki na obračunu se ne ujemajo s postavkami.');
  await expect(answer).toContainText('Znesek za plačilo se kljub temu ujema.');
  await expect(answer).toContainText(`Seštevek skupine Energija: ${euro('0.01')} premalo`);
  await expect(group(page, 'Energija').getByText('Se ne ujema')).toBeVisible();
});

test('a line that cannot be calculated is not called correct', { tag: '@long' }, async ({
  page,
}) => {
  const bill = costBill();
  const postavke = bill.postavke.map((each, index) =>
    index === 0 ? { ...each, kljuc: 'ZN' } : each,
  );
  await api(page, '/cost_specification/0137014', { body: { ...bill, postavke } });
  await page.goto(PATH);
  await expect(
    page.getByText(
      'Preračunali smo 10 od 11 postavk: ujemajo se. 1 postavke ni mogoče preračunati.',
    ),
  ).toBeVisible();
  await expect(head(page, 'Hladna voda in odvajanje')).toContainText('Ni mogoče preračunati');
});

test('changes against the month before and a year ago are shown', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(PATH);
  const changes = group(page, 'Kaj se je spremenilo');
  await expect(changes).toContainText(
    `Oktobra je obračun za ${euro('110.60')} višji kot septembra, največ zaradi ogrevanja (+${euro('104.75')})`,
  );
  await expect(changes).toContainText(
    `Oktobra 2026 je obračun za ${euro('10.16')} višji kot oktobra 2025, največ zaradi `,
  );
  await changes.getByText('Spremembe po vrstah stroškov').last().click();
  const rows = changes.getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await expect(rows.last()).toContainText(`+${euro('10.16')}`);
  await expect(rows.last()).toContainText('+4.90\u00A0%');
  await expect(rows.last()).toContainText(`prej ${euro('207.34')}, zdaj ${euro('217.50')}`);
});

test('the change against the month before is shown under the amount', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.locator('.answer-place + .what-changed')).toHaveText(
    `${euro('110.60')} več kot septembra, od tega ogrevanje ${euro('104.75')}.`,
  );
});

test('without a specification of the month before, nothing is shown under the amount', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /cost_specification\/0137014$/, {
    body: { ...costBill(), obdobja: ['2026-10'] },
  });
  await page.goto(PATH);
  await expect(group(page, 'Kaj se je spremenilo')).toContainText('Za 09/2026 ni specifikacije.');
  await expect(page.locator('.what-changed')).toHaveCount(0);
  await expect(page.locator('.bill-answer .skeleton')).toHaveCount(0);
});

test('changes against the month before, new lines and removed lines are shown', {
  tag: '@long',
}, async ({ page }) => {
  const bill = costBill();
  const [water, ...rest] = bill.postavke.filter(({ skupina }) => skupina !== 'energija');
  if (!water) throw new Error('The sample has no line.');
  const before = {
    ...bill,
    obdobje: '2026-09',
    postavke: [...rest, { ...water, vrsta_stroska: 'Čiščenje žlebov', znesek: 15.76 }],
    skupaj_znesek: 81.9,
  };
  await api(page, /cost_specification\/0137014$/, {
    body: { ...bill, obdobja: ['2026-10', '2026-09'] },
  });
  await api(page, /obdobje=2026-09/, { body: before });
  await page.goto(PATH);
  const changes = group(page, 'Kaj se je spremenilo');
  await expect(changes).toContainText(
    `Oktobra je obračun za ${euro('135.60')} višji kot septembra, največ zaradi ogrevanja (+${euro('104.75')}), priprave tople vode (+${euro('25.86')}) in `,
  );
  await expect(changes).toContainText(
    `Za 10/2025 ni specifikacije. Obračun je bil ${euro('207.34')}.`,
  );
  await changes.getByText('Spremembe po vrstah stroškov').click();
  const row = (name: string) => changes.getByRole('listitem').filter({ hasText: name });
  await expect(row('Priprava tople vode')).toContainText(`nova postavka: ${euro('25.86')}`);
  await expect(row('Priprava tople vode').locator('> span')).toHaveCount(3);
  await expect(row('Čiščenje žlebov')).toContainText(`postavke ni več: prej ${euro('15.76')}`);
  await expect(row('Čiščenje žlebov')).toContainText('\u2212100.00\u00A0%');
  await expect(row('Skupaj')).toContainText('+165.57\u00A0%');
});

test('E15 names that look like markup are text', { tag: '@long' }, async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const bill = costBill();
  const postavke = bill.postavke.map((each, index) =>
    index === 0
      ? { ...each, vrsta_stroska: markup, dobavitelj: `"'>${markup}`, st_racuna: '</a>&' }
      : each,
  );
  await api(page, '/cost_specification/0137014', { body: { ...bill, postavke } });
  await page.goto(PATH);
  await head(page, markup).click();
  await expect(line(page, markup).getByText(`"'>${markup}`, { exact: true })).toBeVisible();
  await expect(line(page, markup).getByRole('link').first()).toHaveAttribute(
    'href',
    '/dokumenti-dobaviteljev',
  );
});
