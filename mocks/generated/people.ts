import type { Db, PayerRow, UserRow } from '../world/db';
import type { Building } from './buildings';
import { allPages } from './contexts';
import { fillBills, fillUnits } from './fill';
import { firstNames, lastNames, streets, towns } from './names';
import { createRandom } from './random';
import { generateUnits } from './units';

/** A further resident of a generated world; the password is that of GENERATED_LOGIN. */
interface Resident {
  readonly user: Omit<UserRow, 'password_hash'>;
  readonly payer: PayerRow;
  readonly building: Building;
}

/** The e-mail address of the nth resident, from 0. */
export function residentEmail(nth: number): string {
  return `stanovalec.${String(nth + 1).padStart(5, '0')}@example.si`;
}

/** The building of the nth resident; no other resident has it, so it identifies whose data an answer contains. */
export function residentBuilding(nth: number): string {
  return String(80_001 + nth);
}

/** Adds residents at the same manager, each with one separate unit and one bill. */
export function seedPeople(
  db: Db,
  { people, manager, seed }: { people: number; manager: string; seed: number },
  passwordHash: string,
): void {
  for (let nth = 0; nth < people; nth += 1) {
    const { user, payer, building } = generateResident(nth, manager, seed);
    db.user.create({ ...user, password_hash: passwordHash });
    db.payer.create(payer);
    const units = generateUnits(payer.key, [building], 0, seed);
    fillUnits(db, [building], units, seed);
    fillBills(db, { payer: payer.key, units, open: 1, paid: 0, after: 900_000 + nth }, seed);
  }
}

function generateResident(nth: number, manager: string, seed: number): Resident {
  const random = createRandom(seed, `resident ${nth}`);
  const [firstname, lastname] = [random.pick(firstNames), random.pick(lastNames)];
  const address = `${random.pick(streets)} ${random.whole(1, 99)}`;
  const town = random.pick(towns);
  const code_payer = String(500_001 + nth);
  const id = 10_001 + nth;
  return {
    user: {
      id,
      firstname,
      lastname,
      email: residentEmail(nth),
      naziv_placnika: `${firstname} ${lastname}`.slice(0, 33),
      naslov: address.slice(0, 33),
      kraj: town,
      zadnja_prijava: null,
      prejsnja_prijava: null,
    },
    payer: {
      key: `${manager}/${code_payer}`,
      user_id: id,
      manager,
      code_payer,
      allowed_pages: allPages.filter((page) => page !== 15),
      has_tenants: false,
    },
    building: { objekt_sifra: residentBuilding(nth), address, town, number: null, units: 1 },
  };
}
