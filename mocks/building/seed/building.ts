import { questions } from '../../documents/seed/questions';
import type { Db } from '../../world/db';
import { buildingHelp, managerContacts } from './contacts';
import { contractors } from './contractors';
import { insuranceContracts } from './insurance';
import { registeredHistory, registeredUnits } from './registered';
import { unitFacts } from './unit-facts';

/** Adds the data of managers, buildings and units (pages.md P18, P20 to P23). */
export function seedBuilding(db: Db): void {
  for (const row of questions) db.question.create(row);
  for (const row of contractors) db.contractor.create(row);
  for (const row of managerContacts) db.managerContact.create(row);
  for (const row of buildingHelp) db.buildingHelp.create(row);
  for (const row of insuranceContracts) db.insuranceContract.create(row);
  for (const row of unitFacts) db.unitFact.create(row);
  for (const row of registeredUnits) db.registeredUnit.create(row);
  for (const row of registeredHistory) {
    db.registeredHistory.create({ ...row, key: `${row.inventarna_stevilka}/${row.velja_od}` });
  }
}
