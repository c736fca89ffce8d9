/** What an annual statement leaves out: other persons' time, other buildings' funds, lines that are not those of a bill. */
import { describe, expect, it } from 'vitest';
import type { AnnualStatement } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const rok = 'zelenigaj/204511';
const statementOf = (year: number) =>
  world.read<AnnualStatement>(`v2/annual_statement/104217?leto=${year}`);

async function unitOf(key: string) {
  const { enote } = await statementOf(2026);
  return enote.find(({ inventarna_stevilka }) => inventarna_stevilka === key);
}

describe.runIf(inProcess)('a statement', () => {
  it('has the bills of a tenant during the lease only', async () => {
    const where = { tenant: { equals: rok } };
    world.db.lease.update({ where, data: { pogodba_od: '2026-09-01' } });
    const unit = await unitOf('0291007');
    expect(unit?.obracuni.map(({ obdobje }) => obdobje)).toEqual(['2026-09', '2026-10']);
    world.db.lease.update({ where, data: { pogodba_do: '2026-09-30' } });
    expect((await unitOf('0291007'))?.obracuni).toHaveLength(1);
  });

  it('does not take lines that are not those of the amount of a bill', async () => {
    const bill = world.db.bill.findFirst({
      where: { st_dokumenta: { equals: '26100314' } },
      strict: true,
    });
    world.db.bill.update({
      where: { key: { equals: bill.key } },
      data: { znesek: bill.znesek + 100, osnova: bill.osnova + 100 },
    });
    const unit = await unitOf('0137014');
    expect(unit?.brez_specifikacije_lastnika).toBe((bill.znesek + 100) / 100);
  });

  it('has the fund of its own year only', async () => {
    expect((await statementOf(2026)).skladi).toHaveLength(1);
    expect((await statementOf(2025)).skladi).toEqual([]);
  });

  it('has no fund for a user without the page of the fund', async () => {
    const where = { key: { equals: ana } };
    const { allowed_pages } = world.db.payer.findFirst({ where, strict: true });
    const without = allowed_pages.filter((page) => page !== 4);
    world.db.payer.update({ where, data: { allowed_pages: without } });
    expect((await statementOf(2026)).skladi).toEqual([]);
  });

  it('has no fund of a building in which the user owns nothing', async () => {
    for (const { key } of world.db.unit.findMany({ where: { payer: { equals: ana } } })) {
      world.db.unit.update({ where: { key: { equals: key } }, data: { vrsta: 'U' } });
    }
    expect((await statementOf(2026)).skladi).toEqual([]);
  });

  it('does not exist for another payer’s unit', async () => {
    const token = await world.tokenOf(ana);
    for (const path of ['annual_statement/104217', 'annual_statement/pdf/104217']) {
      const asked = `/api/portal-user/v2/${path}?leto=2026&inventarna_stevilka=0137022`;
      const { status } = await call(world.url, { method: 'GET', path: asked, token });
      expect(status).toBe(404);
    }
  });
});
