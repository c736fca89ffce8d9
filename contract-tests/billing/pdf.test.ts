/** Documents of bills (pages.md 2.3, threats.md 2.1 rule 7). */
import { expect, it } from 'vitest';
import type { CostSpecification, OpenItems } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
import { pdfContent } from '../support/pdf-content';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();

it.skipIf(onMock).each([
  ['26100314', 'redni_obracun_2026-10_104217.pdf', '217.50 EUR'],
  ['26100315', 'rezervni_sklad_2026-10_104217.pdf', '37.44 EUR'],
])('bill %s is the file %s', async (number, name, amount) => {
  const token = await tokenOf(server.url, 'Ana');
  const path = `/api/portal-user/v2/pdf/${number}`;
  const { status, headers, body } = await call(server.url, { method: 'GET', path, token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(headers.get('content-security-policy')).toBe('sandbox');
  const file = new TextDecoder('latin1').decode(body);
  expect(file.startsWith('%PDF-')).toBe(true);
  const { text } = pdfContent(body);
  const parties = [
    'Upravljanje Zeleni Gaj d.o.o.',
    'Ana Zupančič',
    'Javorjeva ulica 12 - 2 - 3 (14)',
  ];
  for (const part of [number, '10/2026', '11.11.2026', '30.11.2026', amount, ...parties]) {
    expect(text).toContain(part);
  }
});

it.skipIf(onMock)('a regular bill has the lines, sums and VAT of its specification', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const path = '/api/portal-user/v2/pdf/26090314';
  const { body } = await call(server.url, { method: 'GET', path, token });
  const { text } = pdfContent(body);
  const url = '/api/portal-user/v2/cost_specification/0137014?obdobje=2026-09';
  const bill = (await ask(server.url, url, token)) as CostSpecification;
  for (const line of bill.postavke) {
    const amounts = [line.znesek_racuna, line.osnova].map((each) => each.toFixed(2)).join('');
    expect(text).toContain(`${line.vrsta_stroska}${line.dobavitelj}, ${line.st_racuna}`);
    expect(text).toContain(amounts);
  }
  for (const { stopnja, osnova, ddv } of bill.rekapitulacija_ddv) {
    const rate = stopnja === 0 ? 'brez DDV' : `${stopnja} %`;
    expect(text).toContain(`${rate}${osnova.toFixed(2)}${ddv.toFixed(2)}`);
  }
  expect(text).toContain(`Skupaj za plačilo${bill.skupaj_znesek.toFixed(2)} EUR`);
});

it.each(contexts)('every open item at $context has its document', async ({ resident, context }) => {
  const token = await tokenAt(server.url, resident, context);
  const items = await ask(server.url, '/api/portal-user/v2/open_items', token);
  for (const { pot_pdf } of (items as OpenItems).postavke) {
    const { status } = await call(server.url, { method: 'GET', path: String(pot_pdf), token });
    expect(status).toBe(200);
  }
});
