/** What ends for the giver with a handover (`pages.md` P30, P32). */
import { beforeEach, expect, test } from 'vitest';
import { createDb, type Db } from '../../world/db';
import { DEMO_NOW } from '../../world/demo-today';
import { seedDemoWorld } from '../../world/seed';
import { endAccesses, endShares } from './end-rights';

const ANA = 'zelenigaj/104217';
const FLAT = '0137014';

let db: Db;
beforeEach(() => {
  db = createDb();
  seedDemoWorld(db);
});

const ana = () => db.payer.findFirst({ where: { key: { equals: ANA } }, strict: true });
const sold = () =>
  db.voteShare
    .getAll()
    .filter(({ prodano }) => prodano)
    .map(({ key }) => key)
    .sort();
const ends = () =>
  db.coUser.getAll().map(({ id_souporabnika, preklican_ob }) => [id_souporabnika, preklican_ob]);

test('the unit no longer counts in open and announced decisions, but still in ended and cancelled ones', () => {
  const cancelled = { where: { id_odlocitve: { equals: 9108 } }, data: { preklicano: true } };
  db.decision.update(cancelled);
  const share = db.voteShare.findFirst({ where: { key: { equals: `9101/${ANA}/${FLAT}` } } });
  db.voteShare.create({ ...Object(share), key: 'of a co-owner', payer: 'zelenigaj/118903' });
  endShares(db, ana(), FLAT);
  expect(sold()).toEqual([9101, 9102, 9106, 9107].map((id) => `${id}/${ANA}/${FLAT}`));
});

test('the unit still counts where its giver has voted with it', () => {
  const vote = db.vote.findFirst({ where: { key: { equals: `9105/${ANA}` } }, strict: true });
  db.vote.create({ ...vote, key: `9101/${ANA}`, id_odlocitve: 9101 });
  endShares(db, ana(), FLAT);
  expect(sold()).toEqual([9102, 9106, 9107, 9108].map((id) => `${id}/${ANA}/${FLAT}`));
});

test('accesses and invitations end now; one that has ended keeps its time', () => {
  const [, , , luka] = ends();
  endAccesses(db, ana());
  expect(ends()).toEqual([[601, DEMO_NOW], [602, DEMO_NOW], [603, DEMO_NOW], luka]);
  expect(luka?.[1]).not.toBeNull();
});

test('accesses at another payer code stay', () => {
  const before = ends();
  endAccesses(db, { ...ana(), key: 'zelenigaj/118903' });
  expect(ends()).toEqual(before);
});
