import { type Db, payerKey } from './db';
import { hashPassword } from './passwords';
import { billPasswords } from './seed/bill-passwords';
import { seedBuilding } from './seed/building';
import { seedDocuments } from './seed/documents';
import { buildings, managers } from './seed/managers';
import { seedMessages } from './seed/messages';
import { openItems } from './seed/open-items';
import { payers } from './seed/payers';
import { type DemoLogin, people } from './seed/people';
import { submissions } from './seed/submissions';
import { units } from './seed/units';

/** The logins of the demo world, for the line that `npm start` prints and for tests. */
export const DEMO_LOGINS: readonly DemoLogin[] = people.map(
  ({ email, password, firstname, lastname }) => ({
    email,
    password,
    name: `${firstname} ${lastname}`,
  }),
);

/** Hashing is slow on purpose, so the worlds of one process share the hashes. */
const hashes = new Map<string, string>();

/** Fills an empty world with the demo world (domain.md 3). */
export function seedDemoWorld(db: Db): void {
  for (const { password, ...person } of people) {
    db.user.create({ ...person, password_hash: hashOnce(password) });
  }
  for (const manager of managers) db.manager.create(manager);
  for (const building of buildings) db.building.create(building);
  for (const payer of payers) {
    db.payer.create({ ...payer, key: payerKey(payer.manager, payer.code_payer) });
  }
  for (const [payer, passwords] of Object.entries(billPasswords)) {
    for (const password of passwords) {
      db.billPassword.create({ key: `${payer}/${password}`, payer, password });
    }
  }
  for (const [payer, rows] of Object.entries(units)) {
    for (const row of rows) {
      db.unit.create({ ...row, payer, key: `${payer}/${row.inventarna_stevilka}/${row.vrsta}` });
    }
  }
  for (const [payer, rows] of Object.entries(openItems)) {
    for (const row of rows) {
      db.openItem.create({ ...row, payer, key: `${payer}/${row.st_dokumenta}` });
    }
  }
  seedMessages(db);
  seedDocuments(db);
  for (const row of submissions) db.submission.create(row);
  seedBuilding(db);
}

function hashOnce(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
