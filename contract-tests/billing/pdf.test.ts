/** Documents of bills (pages.md 2.3, threats.md 2.1 rule 7). */
import { expect, it } from 'vitest';
import { hexOf } from '../../mocks/files/pdf';
import type { OpenItems } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
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
  for (const text of [number, '10/2026', 'Javorjeva ulica 12 - 2 - 3 (14)', amount]) {
    expect(file).toContain(hexOf(text));
  }
});

it.each(contexts)('every open item at $context has its document', async ({ resident, context }) => {
  const token = await tokenAt(server.url, resident, context);
  const items = await ask(server.url, '/api/portal-user/v2/open_items', token);
  for (const { pot_pdf } of (items as OpenItems).postavke) {
    const { status } = await call(server.url, { method: 'GET', path: String(pot_pdf), token });
    expect(status).toBe(200);
  }
});
