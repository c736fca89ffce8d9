import { expect, type Page } from '@playwright/test';
import { decide } from '../../mocks/people/handover/handover-life';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { marko, rok } from '../helpers/session/demo';
import { answerFrom, logInAt, ownWorld } from '../helpers/session/own-world';
import { seedSession } from '../helpers/session/session';

const OLD_BILL = '26100314';
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('E31 before and after the handover: the giver keeps the bills, the taker sees none of them, and who had access is out', {
  tag: '@long',
}, async ({ page, context, baseURL, browser }) => {
  const backend = await ownWorld(context, baseURL);
  const { db, mailbox } = backend;
  // The flat is the only unit of Ana; Rok has signed for it with his account.
  db.unit.deleteMany({
    where: {
      payer: { equals: 'zelenigaj/104217' },
      inventarna_stevilka: { in: ['0137G22', '0291007'] },
    },
  });
  db.lease.deleteMany({ where: { owner: { equals: 'zelenigaj/104217' } } });
  const where = { id_predaje: { equals: 702 } };
  db.handover.update({
    where,
    data: {
      stanje: 'v_obdelavi',
      razlicica: 6,
      datum_predaje: '2026-11-10',
      taker_id: 4822,
      predajnik_ob: '2026-11-09T10:00:00+01:00',
      prevzemnik_ob: '2026-11-09T11:00:00+01:00',
    },
  });
  const open = async (login: typeof rok) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sl-SI' });
    await answerFrom(other, backend);
    const answer = await logInAt(backend, baseURL ?? '', login);
    const { token_string, user_data } = await answer.json();
    await seedSession(other, baseURL ?? '', { token: token_string, user: user_data });
    const opened = await other.newPage();
    await opened.clock.install();
    return opened;
  };
  const [roks, markos] = [await open(rok), await open(marko)];

  await page.clock.install();
  await page.goto('/primopredaja');
  await expect(page.getByText('V obdelavi')).toBeVisible();
  await expect(menu(page, 'Dogajanje')).toHaveCount(1);
  await roks.goto('/');
  await expect(roks.getByRole('heading', { level: 1 })).toContainText('Rok');
  await markos.goto('/vase-enote');
  await expect(markos.getByText('Javorjeva ulica 12').first()).toBeVisible();

  decide(db, db.handover.findFirst({ where, strict: true }), mailbox);

  // Within one poll of the allowed pages.
  for (const each of [page, markos]) await each.clock.runFor(16_000);
  await expect(markos).toHaveURL(/\/prijava$/);
  await expect(markos.getByText('Javorjeva')).toHaveCount(0);
  await expect(menu(page, 'Dogajanje')).toHaveCount(0);
  await page.goto('/oglasna-deska');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/redni-obracun');
  await expect(page.getByText(OLD_BILL).first()).toBeVisible();
  await page.goto('/primopredaja');
  await expect(page.getByText('Nimate enote, ki bi jo lahko predali.')).toBeVisible();

  // The taker has the unit under a new payer code, and nothing that was before.
  const codes = db.payer.findMany({ where: { user_id: { equals: 4822 } } });
  const code = codes.at(-1)?.code_payer ?? '';
  await roks.goto('/');
  const manager = `Upravljanje Zeleni Gaj d.o.o. - ${code}`;
  await chooseManager(roks, manager);
  await expectContext(roks, { unit: contexts.first.unit, manager });
  await roks.goto('/redni-obracun');
  await expect(roks.getByRole('heading', { level: 1, name: 'Redni obračun' })).toBeVisible();
  await expect(roks.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(roks.getByText(OLD_BILL)).toHaveCount(0);
  await expect(roks.getByText('217.50')).toHaveCount(0);
  for (const each of [roks, markos]) await each.context().close();
});
