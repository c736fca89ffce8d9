import { groupBy } from '../values/group-by';
import type { Db, PayerRow } from '../world/db';
import { type BillingPlan, generateBills } from './bills';
import { generateContractors, generateInsurance, generateQuestions } from './building-pages';
import { type Building, toBuildingFacts, toBuildingRow } from './buildings';
import { generateHelp } from './contacts';
import { periodBack } from './days';
import { generateDocuments, personalDocument } from './documents';
import { generateBuildingEnergy, generateOwnMeter, generateSystem } from './energy';
import { generateDebts, generateLedger, generateReserveFund } from './funds';
import { generateInvoices, invoiceFiles } from './invoices';
import { generateNotifications, generatePosts, generateReads } from './messages';
import type { WorldSize } from './size';
import { billedFor, generateCostLines, generateHeat } from './specification';
import type { GeneratedUnit } from './units';
import { generateVoluntaryFund } from './voluntary-fund';

/** Periods for which the first unit has a cost specification and a heat billing. */
const specified = [0, 1, 2, 12].map(periodBack);

/** Ids of generated notifications begin above those of the demo world. */
const firstNotification = 1_000_001;

/** Adds units, their facts and their buildings. */
export function fillUnits(
  db: Db,
  buildings: readonly Building[],
  units: readonly GeneratedUnit[],
  seed: number,
): void {
  for (const { rows, fact, registered } of units) {
    for (const row of rows) db.unit.create(row);
    db.unitFact.create(fact);
    db.registeredUnit.create(registered);
  }
  const factsOf = groupBy(units, ({ registered }) => registered.objekt_sifra);
  for (const [index, building] of buildings.entries()) {
    const facts = factsOf.get(building.objekt_sifra)?.map(({ fact }) => fact) ?? [];
    db.building.create(toBuildingRow(building, index));
    db.buildingFacts.create(toBuildingFacts(building, facts, seed));
  }
}

/** Adds bills and their payments. */
export function fillBills(db: Db, plan: BillingPlan, seed: number): void {
  const { bills, payments } = generateBills(plan, seed);
  for (const row of bills) db.bill.create(row);
  for (const row of payments) db.payment.create(row);
  for (const bill of bills.filter(({ placano, znesek }) => placano !== znesek)) {
    const { id_knjizbe: _, osnova: _net, ddv: _vat, nacin_prejema: _delivery, ...item } = bill;
    db.openItem.create(item);
  }
}

/**
 * Adds the specifications, readings and energy behind a unit's bills.
 * @returns the amounts of those bills, by unit and period
 */
export function fillSpecification(db: Db, unit: GeneratedUnit, { units }: Building, seed: number) {
  const known = new Map<string, ReturnType<typeof billedFor>>();
  for (const period of specified) {
    const lines = generateCostLines(unit, units, period, seed);
    for (const row of lines) db.costLine.create(row);
    known.set(`${unit.fact.inventarna_stevilka}/${period}`, billedFor(lines));
    const { month, readings } = generateHeat(unit, period, seed);
    db.heatMonth.create(month);
    for (const row of readings) db.meterReading.create(row);
    db.buildingEnergy.create(generateBuildingEnergy(month, seed));
  }
  db.heatingSystem.create(generateSystem(unit.registered.objekt_sifra, seed));
  db.ownMeter.create(generateOwnMeter(unit, seed));
  return known;
}

/** Adds notifications and the board of a building. */
export function fillMessages(
  db: Db,
  { key, manager }: PayerRow,
  { objekt_sifra }: Building,
  size: WorldSize,
): void {
  const attached = personalDocument(key);
  db.document.create(attached);
  const plan = {
    payer: key,
    count: size.notifications,
    firstId: firstNotification,
    attachment: attached.id_dokumenta,
  };
  for (const row of generateNotifications(plan, size.seed)) db.notification.create(row);
  const where = { manager: { equals: manager } };
  const { full_title } = db.manager.findFirst({ where, strict: true });
  const posts = generatePosts(objekt_sifra, full_title, size.bulletins, size.seed);
  for (const row of posts) db.bulletinPost.create(row);
  for (const row of generateReads(key, posts, size.seed)) db.bulletinRead.create(row);
}

/** Adds the data of a building's pages, and the questions of its manager. */
export function fillBuilding(
  db: Db,
  payer: PayerRow,
  { objekt_sifra, units }: Building,
  size: WorldSize,
): void {
  const { seed } = size;
  const { records, files } = generateDocuments(objekt_sifra, size.documents, seed);
  for (const row of records) db.documentRecord.create(row);
  for (const row of files) db.document.create(row);
  const invoices = generateInvoices(objekt_sifra, seed);
  for (const row of invoices) db.supplierDocument.create(row);
  for (const row of invoiceFiles(invoices)) db.document.create(row);
  for (const row of generateQuestions(payer.manager)) db.question.create(row);
  for (const row of generateContractors(objekt_sifra, seed)) db.contractor.create(row);
  db.buildingHelp.create(generateHelp(objekt_sifra, seed));
  for (const row of generateInsurance(objekt_sifra)) db.insuranceContract.create(row);
  const { fund, plan } = generateReserveFund(objekt_sifra);
  db.reserveFund.create(fund);
  db.fundPlan.create(plan);
  for (const row of generateLedger(objekt_sifra, seed)) db.fundPosting.create(row);
  for (const row of generateDebts(objekt_sifra, units, seed)) db.fundDebt.create(row);
  const voluntary = generateVoluntaryFund(objekt_sifra, payer.key);
  db.voluntaryFund.create(voluntary.fund);
  for (const row of voluntary.postings) db.voluntaryPosting.create(row);
  db.voluntaryShare.create(voluntary.share);
}
