import { demoIban } from '../billing/iban';
import type { ManagerRow, PayerRow, UserRow } from '../world/db';
import { longText, managerKinds, managerNames, streets, towns } from './names';
import { createRandom } from './random';
import type { WorldSize } from './size';

/** The login of the generated world's main person, with the password in plain text. */
export const GENERATED_LOGIN = {
  email: 'velika.hisa@example.si',
  password: 'VelikaHisa1',
  name: 'Žiga Košnjek',
} as const;

/** The main person of a generated world, without the hash of the password. */
export const generatedPerson: Omit<UserRow, 'password_hash'> = {
  id: 9001,
  firstname: 'Žiga',
  lastname: 'Košnjek',
  email: GENERATED_LOGIN.email,
  naziv_placnika: 'Žiga Košnjek',
  naslov: 'Ulica narodnih šeg 1',
  kraj: '3999 Češnjevo',
  zadnja_prijava: '2026-11-20T06:05:00+01:00',
  prejsnja_prijava: null,
};

/** The numbers of all pages of the specification. */
export const allPages = Array.from({ length: 23 }, (_, index) => index + 1);

/** The number of contexts that share one manager (threats.md, data set L: 50 of 500). */
const sharedShare = 10;

/**
 * The contexts of the person, the first one with all large tables, and their managers. A tenth of them are several
 * payer codes at one manager (§4 Switching manager).
 */
export function generateContexts({ managers: count, seed }: WorldSize): {
  readonly managers: readonly ManagerRow[];
  readonly payers: readonly PayerRow[];
} {
  const shared = Math.floor(count / sharedShare);
  const managerCount = count - Math.max(0, shared - 1);
  const managers = generateManagers(managerCount, seed);
  const payers = Array.from({ length: count }, (_, index): PayerRow => {
    // The first context is the only one at its manager; the shared ones are the last.
    const manager = managers[Math.min(index, managerCount - 1)]?.manager ?? '';
    const code_payer = String(300_001 + index);
    return {
      key: `${manager}/${code_payer}`,
      user_id: generatedPerson.id,
      manager,
      code_payer,
      allowed_pages: index === 0 ? allPages : allPages.filter((page) => page !== 15),
      has_tenants: index === 0,
    };
  });
  return { managers, payers };
}

function generateManagers(count: number, seed: number): ManagerRow[] {
  const random = createRandom(seed, 'managers');
  return Array.from({ length: count }, (_, index) => {
    const title = `${random.pick(managerKinds)} ${random.pick(managerNames)} d.o.o.`;
    return {
      manager: `u${String(index + 1).padStart(5, '0')}`,
      full_title: index % 50 === 7 ? longText(title, 200) : title,
      naslov: `${random.pick(streets)} ${random.whole(1, 180)}`,
      kraj: random.pick(towns),
      iban: demoIban(200_000 + index),
      dovoli_skupno_placilo: index % 2 === 0,
      prikaz_dolznikov: index === 0 ? 'enota' : 'ime',
    };
  });
}
