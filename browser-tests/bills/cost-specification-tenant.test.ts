import { expect } from '@playwright/test';
import { costBill, head, line, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { rok } from '../helpers/session/demo';

test('a tenant sees the specification of his own bills, without a link to the suppliers’ invoices', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto(PATH);
  await expect(page.locator('.answer')).toContainText('Vaš obračun za 10/2026');
  await api(page, '/cost_specification/0291007', {
    body: { ...costBill(), inventarna_stevilka: '0291007', naziv_enote: 'Brezova pot 4 (7)' },
  });
  await page.reload();
  await head(page, 'Upravljanje').click();
  await expect(line(page, 'Upravljanje').getByRole('link')).toHaveText(['Vprašaj o postavki']);
});
