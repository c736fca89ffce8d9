/** Open items of tenants: the sample table of pages.md P15. */
import { expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { ask, tokenOf } from '../support/sessions';
import { testServer } from '../support/target';

type TenantOpenItems = components['schemas']['TenantOpenItems'];

const server = testServer();

it("equal the table of P15, paid by the owner with the tenant's reference", async () => {
  const token = await tokenOf(server.url, 'Ana');
  const path = '/api/portal-user/v2/tenants/open_items';
  const answer = (await ask(server.url, path, token)) as TenantOpenItems;
  const rows = answer.postavke.map((item) => [
    item.najemnik,
    item.st_dokumenta,
    item.obdobje,
    item.rok_placila,
    item.dni_zamude,
    item.odprto,
    item.status,
  ]);
  expect(rows).toEqual([
    ['Rok Petek', '26080771', '2026-08', '2026-09-30', 52, 64.1, 'zapadlo'],
    ['Rok Petek', '26090771', '2026-09', '2026-10-30', 22, 66.35, 'zapadlo'],
    ['Rok Petek', '26100771', '2026-10', '2026-11-30', 0, 141.2, 'odprto'],
  ]);
  const totals = { skupaj_odprto: 271.65, zapadlo: 130.45 };
  expect(answer).toMatchObject({
    ...totals,
    po_najemnikih: [{ najemnik: 'Rok Petek', ...totals }],
  });
  for (const { upn, naziv_enote } of answer.postavke) {
    expect(naziv_enote).toBe('Brezova pot 4 (7)');
    expect(upn?.placnik_naziv).toBe('Ana Zupančič');
    expect(upn?.referenca).toMatch(/^SI12204511/);
  }
});

it("are the same as in the tenant's own answer", async () => {
  const [ana, rok] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Rok')];
  const own = await ask(server.url, '/api/portal-user/v2/open_items', rok);
  const let7 = await ask(server.url, '/api/portal-user/v2/tenants/open_items', ana);
  expect(let7).toHaveProperty('skupaj_odprto', Object(own).skupaj_odprto);
});
