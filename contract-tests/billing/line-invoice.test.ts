/** The supplier's invoice behind a line of a bill (pages.md P14, P10). */
import { describe, expect, it } from 'vitest';
import type { CostSpecification } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();

const linesOf = async (resident: 'Ana' | 'Rok', unit: string) => {
  const token = await tokenOf(server.url, resident);
  const path = `/api/portal-user/v2/cost_specification/${unit}`;
  const { postavke } = (await ask(server.url, path, token)) as CostSpecification;
  return { token, postavke };
};

describe.skipIf(onMock)('the invoice of a line', () => {
  it('is a document that an owner can open', async () => {
    const { token, postavke } = await linesOf('Ana', '0137014');
    const ids = new Set(postavke.map(({ id_dokumenta }) => id_dokumenta));
    expect(ids.size).toBeGreaterThan(5);
    for (const id of ids) {
      const path = `/api/portal-user/v2/documents/${id}`;
      const answer = await call(server.url, { method: 'GET', path, token });
      expect(answer.status, path).toBe(200);
    }
  });

  it('is not named to a tenant, who may not open it', async () => {
    const { postavke } = await linesOf('Rok', '0291007');
    expect(postavke.length).toBeGreaterThan(0);
    expect(postavke.filter(({ id_dokumenta }) => id_dokumenta !== null)).toEqual([]);
  });
});
