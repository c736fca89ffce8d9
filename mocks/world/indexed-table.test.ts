import { factory, nullable, primaryKey } from '@mswjs/data';
import { describe, expect, it } from 'vitest';
import { indexTable } from './indexed-table';

/** The same rows in a table of the library and in an indexed one. */
function tables() {
  const definition = {
    key: primaryKey(Number),
    payer: String,
    building: nullable<string>(() => null),
    paid: Boolean,
  };
  const plain = factory({ bill: definition }).bill;
  const indexed = factory({ bill: definition }).bill;
  indexTable(indexed, ['payer', 'building']);
  for (const table of [plain, indexed]) {
    for (let key = 1; key <= 12; key += 1) {
      const building = key % 4 === 0 ? null : `b${key % 2}`;
      table.create({ key, payer: `p${key % 3}`, building, paid: key > 6 });
    }
  }
  return { plain, indexed };
}

type Table = ReturnType<typeof tables>['plain'];

const changes: readonly (readonly [string, (table: Table) => unknown])[] = [
  ['nothing', () => undefined],
  ['an update by key', (t) => t.update({ where: { key: { equals: 4 } }, data: { paid: true } })],
  [
    'a row that moves to another payer',
    (t) => t.update({ where: { key: { equals: 2 } }, data: { payer: 'p0' } }),
  ],
  [
    'a row that gets a building',
    (t) => t.update({ where: { key: { equals: 4 } }, data: { building: 'b1' } }),
  ],
  [
    'a row that loses its building',
    (t) => t.update({ where: { key: { equals: 5 } }, data: { building: null } }),
  ],
  [
    'many updates',
    (t) => t.updateMany({ where: { paid: { equals: false } }, data: { payer: 'p1' } }),
  ],
  ['a deletion', (t) => t.delete({ where: { key: { equals: 6 } } })],
  ['many deletions', (t) => t.deleteMany({ where: { payer: { equals: 'p1' } } })],
  [
    'a row that is deleted, made again and moved behind a younger one',
    (t) => {
      const row = t.delete({ where: { key: { equals: 3 } } });
      t.create({ ...row, key: 3, payer: 'p1' });
      t.create({ key: 14, payer: 'p0' });
      t.update({ where: { key: { equals: 3 } }, data: { payer: 'p0' } });
    },
  ],
  ['a new row', (t) => t.create({ key: 13, payer: 'p0', building: 'b1', paid: false })],
];

const queries: readonly (readonly [string, (table: Table) => unknown])[] = [
  ['by key', (t) => t.findFirst({ where: { key: { equals: 6 } } })],
  ['by an unknown key', (t) => t.findFirst({ where: { key: { equals: 99 } } })],
  ['by a column', (t) => t.findMany({ where: { payer: { equals: 'p0' } } })],
  ['the first by a column', (t) => t.findFirst({ where: { payer: { equals: 'p1' } } })],
  ['by an unknown value', (t) => t.findMany({ where: { payer: { equals: 'p9' } } })],
  ['by a column that may be null', (t) => t.findMany({ where: { building: { equals: 'b1' } } })],
  [
    'by two columns',
    (t) => t.findMany({ where: { building: { equals: 'b0' }, payer: { equals: 'p2' } } }),
  ],
  [
    'by a column and one without index',
    (t) => t.findMany({ where: { payer: { equals: 'p0' }, paid: { equals: true } } }),
  ],
  ['by one without index', (t) => t.findMany({ where: { paid: { equals: true } } })],
  ['by another comparison', (t) => t.findMany({ where: { payer: { in: ['p0', 'p2'] } } })],
  [
    'sorted and cut',
    (t) => t.findMany({ where: { payer: { equals: 'p0' } }, orderBy: { key: 'desc' }, take: 2 }),
  ],
  ['all', (t) => t.findMany({})],
];

describe.each(changes)('after %s, an indexed table answers like the library', (_, change) => {
  it.for(queries)('%s', ([, query]) => {
    const { plain, indexed } = tables();
    change(plain);
    change(indexed);
    expect(query(indexed)).toEqual(query(plain));
  });
});

describe('an indexed table', () => {
  it('throws when a strict query finds nothing', () => {
    const { indexed } = tables();
    const where = { key: { equals: 99 } };
    expect(() => indexed.findFirst({ where, strict: true })).toThrow(/findFirst/);
    expect(() => indexed.findMany({ where, strict: true })).toThrow(/findMany/);
    expect(() => indexed.update({ where, data: {}, strict: true })).toThrow(/update/);
  });

  it('refuses another primary key', () => {
    const { indexed } = tables();
    const change = () => indexed.update({ where: { key: { equals: 1 } }, data: { key: 50 } });
    expect(change).toThrow(/primary key/);
  });

  it('gives a list that may be sorted without side effects', () => {
    const { indexed } = tables();
    const where = { payer: { equals: 'p0' } };
    indexed.findMany({ where }).reverse();
    expect(indexed.findMany({ where }).map(({ key }) => key)).toEqual([3, 6, 9, 12]);
  });

  it('does not change a row that a caller already has', () => {
    const { indexed } = tables();
    const where = { key: { equals: 1 } };
    const held = indexed.findFirst({ where, strict: true });
    indexed.update({ where, data: { paid: true } });
    expect(held.paid).toBe(false);
    expect(indexed.findFirst({ where, strict: true }).paid).toBe(true);
  });

  it('does not query the library for indexed columns', () => {
    const { bill } = factory({ bill: { key: primaryKey(Number), payer: String } });
    const slow = () => {
      throw new Error('the table was scanned');
    };
    Object.assign(bill, { findMany: slow, findFirst: slow });
    indexTable(bill, ['payer']);
    bill.create({ key: 1, payer: 'p1' });
    expect(bill.findMany({ where: { payer: { equals: 'p1' } } })).toHaveLength(1);
    expect(bill.findFirst({ where: { key: { equals: 1 } } })).toMatchObject({ payer: 'p1' });
    expect(() => bill.findMany({ where: { payer: { contains: 'p' } } })).toThrow();
  });
});
