/** A decision as it is shown: majorities, sums, results, secrets, effects, and odd answers (pages.md P30). */
import { expect, type Page } from '@playwright/test';
import type { Decision, Proposal } from '../../src/domain/api-types';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';
import { changeDecision, choice, goOn, pageOf } from './ballot';

const bar = (page: Page) => page.locator('.tally__bar');
/** The first proposal changed. */
const withProposal = (change: Partial<Proposal>) => (decision: Decision) => ({
  ...decision,
  predlogi: decision.predlogi.map((each, place) => (place === 0 ? { ...each, ...change } : each)),
});

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a list has its majority in words, the missing shares, the bar, and what it means for the user', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(pageOf(9101));
  const main = page.getByRole('main');
  await expect(main).toContainText('najmanj 5\u202F001 od 10\u202F000');
  await expect(main).toContainText('Za sprejetje manjka 389 deležev.');
  await expect(main).toContainText('4\u202F612 (46.12\u00A0%)');
  await expect(bar(page).locator('rect')).toHaveCount(4);
  await expect(bar(page).locator('line')).toHaveAttribute('x1', '50.01');
  // Against grows from the other end, so it never reaches the mark for the proposal.
  const against = bar(page).locator('.tally--no');
  const end = await against.evaluate(
    (part: SVGRectElement) => part.x.baseVal.value + part.width.baseVal.value,
  );
  expect(end).toBeCloseTo(100);
  // One cannot abstain on a list.
  await expect(main.locator('.tally__numbers dt')).toHaveText([
    'Za',
    'Brez glasu',
    'Proti',
    'Potrebna večina',
  ]);
  const card = page.getByRole('region', { name: 'Vaš glas', exact: true });
  await expect(card.getByRole('radio')).toHaveCount(2);
  await expect(card.getByRole('button', { name: 'Naprej na potrditev' })).toBeVisible();
  await expect(main).toContainText('Na mesec plačate več: 9.36\u00A0€.');
  await expect(main).toContainText('62.40\u00A0m² × 0.15\u00A0€/m² = 9.36\u00A0€');
  await expect(main).toContainText('Zdaj 37.44\u00A0€, potem 46.80\u00A0€ na mesec.');
  await expect(main).toContainText('Glasujete z deleži: 240 od 10\u202F000 (2.40\u00A0%).');
});

test('a formula that gives another cent than the bills is left out; the bills are the computation then', {
  tag: '@long',
}, async ({ page }) => {
  const rates = { sedanji_prispevek_na_m2: 0.61, sprememba_prispevka_na_m2: 0.13 };
  await changeDecision(page, 9101, withProposal(rates));
  await page.goto(pageOf(9101));
  const main = page.getByRole('main');
  await expect(main).toContainText('Na mesec plačate več: 8.12\u00A0€.');
  await expect(main).toContainText('Zdaj 38.06\u00A0€, potem 46.18\u00A0€ na mesec.');
  // 62.40 m² × 0.13 €
  await expect(main).not.toContainText('8.11');
});

test('owners whose units pay nothing into the fund, such as a garage, read that their contribution stays', {
  tag: '@long',
}, async ({ page }) => {
  await changeDecision(page, 9101, (decision) => ({
    ...decision,
    moje: {
      ...decision.moje,
      delez_stevec: 22,
      enote: [{ inventarna_stevilka: '0137G22', delez_stevec: 22, povrsina: 0 }],
    },
  }));
  await page.goto(pageOf(9101));
  await expect(page.getByText('Vaš prispevek v rezervni sklad se ne spremeni.')).toBeVisible();
});

test('the list to sign is saved, filled in', { tag: '@long' }, async ({ page }) => {
  await page.goto(pageOf(9101));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Prenesi listino \(PDF\)/ }).click();
  expect((await download).suggestedFilename()).toBe('listina_9101.pdf');
});

test('votes that do not add up have a sentence and no bar', { tag: '@long' }, async ({ page }) => {
  await changeDecision(page, 9101, withProposal({ za: 4613 }));
  await page.goto(pageOf(9101));
  await expect(page.getByText('Seštevek deležev se ne ujema')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText(/Za sprejetje|46\.1/)).toHaveCount(0);
});

test("the server's result stands beside ours when they differ", async ({ page }) => {
  const votes = { za: 5001, proti: 4999, vzdrzano: 0, neopredeljeno: 0 };
  await changeDecision(page, 9105, withProposal({ ...votes, izid: 'ni_sprejet' }));
  await page.goto(pageOf(9105));
  await expect(page.getByText('Ni sprejeto', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/izid »Ni sprejeto«, po deležih pa bi bil izid »Sprejeto«/),
  ).toBeVisible();
});

test('exactly half is not a majority, and both agree', { tag: '@long' }, async ({ page }) => {
  const votes = { za: 5000, proti: 5000, vzdrzano: 0, neopredeljeno: 0 };
  await changeDecision(page, 9105, withProposal(votes));
  await page.goto(pageOf(9105));
  await expect(page.getByText('Potrebna večina ni bila dosežena.')).toBeVisible();
  await expect(page.getByText(/po deležih pa bi bil/)).toHaveCount(0);
});

test('secret votes have a sentence and no number', { tag: '@long' }, async ({ page }) => {
  await page.goto(pageOf(9106));
  await expect(page.getByText('Glasovi so do konca tajni.')).toHaveCount(2);
  await expect(page.getByText('najmanj 5\u202F001 od 10\u202F000').first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const whole of [null, 0]) {
  test(`a building with ${whole} shares has no tally and no vote on the portal`, {
    tag: '@long',
  }, async ({ page }) => {
    await changeDecision(page, 9101, (decision) => ({ ...decision, imenovalec: whole }));
    await page.goto(pageOf(9101));
    await expect(page.getByText(/nima podatkov o deležih/)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(goOn(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Prenesi listino \(PDF\)/ })).toBeVisible();
  });
}

test('a flat sold after the day that counts has a sentence and no vote', { tag: '@long' }, async ({
  page,
}) => {
  await changeDecision(page, 9101, (decision) => ({
    ...decision,
    moje: { ...decision.moje, upravicen: false, razlog_neupravicenosti: 'prodano' },
  }));
  await page.goto(pageOf(9101));
  await expect(page.getByText(/niste bili več lastnik/)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  await expect(page.getByText('Kaj to pomeni za vas')).toHaveCount(0);
});

test('spouses vote with shares of the common denominator', { tag: '@long' }, async ({ page }) => {
  await changeDecision(page, 9101, (decision) => ({
    ...decision,
    imenovalec: 20_000,
    moje: {
      ...decision.moje,
      delez_stevec: 218,
      enote: decision.moje.enote.slice(0, 1),
    },
    predlogi: decision.predlogi.map((each) => ({
      ...each,
      za: 9224,
      proti: 2408,
      neopredeljeno: 8368,
    })),
  }));
  await page.goto(pageOf(9101));
  await expect(
    page.getByText('Glasujete z deleži: 218 od 20\u202F000 (1.09\u00A0%).'),
  ).toBeVisible();
  await expect(page.getByText('Za sprejetje manjka 777 deležev.')).toBeVisible();
});

test('a decision without proposals says what will come', { tag: '@long' }, async ({ page }) => {
  await changeDecision(page, 9101, (decision) => ({ ...decision, predlogi: [] }));
  await page.goto(pageOf(9101));
  await expect(page.getByText('Predlogov še ni.')).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
});

test('forty proposals stay readable on a phone: folded, each with its vote', {
  tag: '@long',
}, async ({ page }) => {
  await changeDecision(page, 9101, (decision) => ({
    ...decision,
    predlogi: Array.from({ length: 40 }, (_, place) => ({
      ...(decision.predlogi[0] as Proposal),
      id_predloga: 91_001 + place,
      zap_st: place + 1,
    })),
  }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pageOf(9101));
  await expect(choice(page, 40)).toBeVisible();
  await expect(bar(page).first()).toBeHidden();
  expect(await page.evaluate(sidewaysFaults)).toEqual([]);
  const tall = await page.getByRole('main').evaluate((main) => main.scrollHeight);
  expect(tall, 'px for each proposal').toBeLessThan(40 * 330 + 2_500);
  await choice(page, 1).getByLabel('Za', { exact: true }).check();
  await goOn(page).click();
  await expect(choice(page, 2).getByLabel('Za', { exact: true })).toBeFocused();
  // Thirty-nine names would fill the screen.
  await expect(page.getByText('Izberite še svoj glas pri 39 predlogih.')).toBeVisible();
  await page.getByText('Podrobnosti in glasovi').nth(39).click();
  await expect(bar(page).last()).toBeVisible();
});

test('a list whose term is longer than three months has the last day of the law', {
  tag: '@long',
}, async ({ page }) => {
  await changeDecision(page, 9101, (decision) => ({
    ...decision,
    prvi_podpis: '2026-11-30',
    konec: '2027-03-31T23:59:59+02:00',
  }));
  await page.goto(pageOf(9101));
  await expect(page.getByText(/zadnji dan 28\.02\.2027/)).toBeVisible();
});

test('a decision that does not exist has a sentence and the way back', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/odlocanje/999999', '/odlocanje/0', '/odlocanje/x']) {
    await page.goto(path);
    await expect(page.getByText('Te odločitve ni ali pa do nje nimate dostopa.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vse odločitve' })).toBeVisible();
  }
});
