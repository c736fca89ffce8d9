import { hashPassword } from '../account/passwords';
import { payers } from '../account/seed/payers';
import { type DemoLogin, noticePhones, people } from '../account/seed/people';
import { billPasswords } from '../billing/seed/bill-passwords';
import { bills, payments } from '../billing/seed/bills';
import { costLines } from '../billing/seed/cost-lines';
import { seedDues } from '../billing/seed/dues';
import { buildingEnergy } from '../billing/seed/energy';
import { expectedCosts, heatingSystems } from '../billing/seed/energy-system';
import { leases } from '../billing/seed/leases';
import { seedMandates } from '../billing/seed/mandates';
import { openItems } from '../billing/seed/open-items';
import { ownMeters } from '../billing/seed/own-meters';
import { heatMonths, meterReadings } from '../billing/seed/readings';
import { seedBuilding } from '../building/seed/building';
import { buildingFacts } from '../building/seed/facts';
import { seedDecisions } from '../decisions/seed/decisions';
import { seedDocuments } from '../documents/seed/documents';
import { seedEvents } from '../events/seed/seed-events';
import { forms } from '../forms/seed/forms';
import { submissions } from '../forms/seed/submissions';
import { fundDebts } from '../funds/seed/fund-debts';
import { fundPlans, fundPostings, reserveFunds } from '../funds/seed/reserve-fund';
import { voluntaryFunds, voluntaryPostings, voluntaryShares } from '../funds/seed/voluntary-funds';
import { GENERATED_LOGIN } from '../generated/contexts';
import { completeSize, type WorldSize } from '../generated/size';
import { seedGeneratedWorld } from '../generated/world';
import { buildings, managers } from '../managers/seed/managers';
import { seedMessages } from '../messages/seed/messages';
import { seedHandovers } from '../people/handover/seed/handovers';
import { coUsers } from '../people/seed/co-users';
import { units } from '../units/seed/units';
import { type Db, payerKey } from './db';

/** The logins of the demo world, for the line that `npm start` prints and for tests. */
export const DEMO_LOGINS: readonly DemoLogin[] = people.map(
  ({ email, password, firstname, lastname }) => ({
    email,
    password,
    name: `${firstname} ${lastname}`,
  }),
);

/** Hashing is slow on purpose, so all worlds of a process share the hashes. */
const hashes = new Map<string, string>();

/**
 * Adds the person of a generated world (mocks/generated) to the demo world, which stays unchanged.
 * @throws RangeError when the size is not possible
 */
export function seedGenerated(db: Db, asked: Partial<WorldSize>): void {
  seedGeneratedWorld(db, completeSize(asked), hashOnce(GENERATED_LOGIN.password));
}

/** Fills an empty world with the demo data (pages.md 3). */
export function seedDemoWorld(db: Db): void {
  for (const { password, ...person } of people) {
    db.user.create({ ...person, password_hash: hashOnce(password) });
  }
  for (const phone of noticePhones) db.noticePhone.create(phone);
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
  seedMessages(db);
  seedDocuments(db);
  for (const { polja, ...form } of forms) db.form.create({ ...form, polja: JSON.stringify(polja) });
  for (const row of submissions) db.submission.create(row);
  seedBuilding(db);
  for (const bill of bills) db.bill.create(bill);
  for (const payment of payments) db.payment.create(payment);
  for (const facts of buildingFacts) db.buildingFacts.create(facts);
  for (const line of costLines) db.costLine.create(line);
  for (const month of heatMonths) db.heatMonth.create(month);
  for (const reading of meterReadings) db.meterReading.create(reading);
  for (const system of heatingSystems) db.heatingSystem.create(system);
  for (const month of buildingEnergy) db.buildingEnergy.create(month);
  for (const cost of expectedCosts) db.expectedCost.create(cost);
  for (const meter of ownMeters) db.ownMeter.create(meter);
  for (const lease of leases) db.lease.create(lease);
  for (const fund of reserveFunds) db.reserveFund.create(fund);
  for (const plan of fundPlans) db.fundPlan.create(plan);
  for (const posting of fundPostings) db.fundPosting.create(posting);
  for (const debt of fundDebts) db.fundDebt.create(debt);
  for (const fund of voluntaryFunds) db.voluntaryFund.create(fund);
  for (const posting of voluntaryPostings) db.voluntaryPosting.create(posting);
  for (const share of voluntaryShares) db.voluntaryShare.create(share);
  seedDecisions(db);
  seedEvents(db);
  for (const row of coUsers) db.coUser.create(row);
  seedHandovers(db);
  for (const item of openItems) db.openItem.create(item);
  seedDues(db);
  seedMandates(db);
}

function hashOnce(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
