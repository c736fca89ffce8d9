/** Proposals that change while the user votes (pages.md P30). */
import { expect } from '@playwright/test';
import type { Backend } from '../../mocks/server/backend';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { cast, choice, chooseFor, code, goOn, received, sentCode, votesIn } from './ballot';

const WRONG = '000000';
const where = { id_predloga: { equals: 91011 } };

/** Adds a second proposal to the list. */
function addProposal(backend: Backend): void {
  const first = backend.db.proposal.findFirst({ where, strict: true });
  const more = { id_predloga: 91012, zap_st: 2, besedilo: 'Prispevek se poveča za eno leto.' };
  backend.db.proposal.create({ ...first, ...more });
}

test('a proposal that is added while the code is typed is said, and needs its vote once', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  addProposal(backend);
  // The refusal makes the page load the decision again.
  await code(page).fill(WRONG);
  await cast(page).click();
  const changed = page.getByText('Predlogi so se medtem spremenili. Preverite svojo izbiro.');
  await expect(changed).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(choice(page, 1).getByLabel('Za', { exact: true })).toBeChecked();
  await choice(page, 2).getByLabel('Proti', { exact: true }).check();
  await expect(changed).toHaveCount(0);
  await goOn(page).click();
  await expect(code(page)).toBeVisible();

  // Votes of others change the decision, but not its proposals: the code stays.
  backend.db.proposal.update({ where, data: { proti: 1300 } });
  const loaded = page.waitForResponse((answer) => answer.url().endsWith('/v2/decision/9101'));
  await code(page).fill(WRONG);
  await cast(page).click();
  await loaded;
  await expect(page.getByText('1\u202F300 (13.00\u00A0%)')).toBeVisible();
  await expect(code(page)).toBeVisible();
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText(received)).toBeVisible();
  await expect(page.getByText('2. predlog: proti')).toBeVisible();
  expect(votesIn(backend)).toBe(1);
});

test('proposals that are all withdrawn meanwhile end the vote with a sentence', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  backend.db.proposal.update({ where, data: { umaknjen: true } });
  await code(page).fill(WRONG);
  await cast(page).click();
  await expect(
    page.getByText('Predlogi so bili medtem umaknjeni. Vaš glas ni bil oddan.'),
  ).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  expect(votesIn(backend)).toBe(0);
});
