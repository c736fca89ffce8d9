import type { pageTitles } from '../text/shell/pages';

/** Name of a route (§2 Screens and routes). */
export type RouteName = keyof typeof pageTitles;

/** One row of the route table of §2. */
export interface PageEntry {
  readonly name: RouteName;
  readonly path: string;
  /**
   * Number of the page in the allowed-pages list (§3); one from 100 on is always allowed. The emergency card and the
   * not-found page have none.
   */
  readonly page: number | undefined;
  readonly layout: 'default' | 'blank';
  readonly requiresAuth: boolean;
  /** Only for users with tenants (§6). */
  readonly needsTenants?: true;
}

const inside = (name: RouteName, path: string, page: number): PageEntry => ({
  name,
  path,
  page,
  layout: 'default',
  requiresAuth: true,
});

const open = (name: RouteName, path: string, page: number | undefined): PageEntry => ({
  name,
  path,
  page,
  layout: 'blank',
  requiresAuth: false,
});

/** All routes of §2 with the page numbers of §3. Forms can be read without a login (`pages.md` Decided 3 and 6), and so can the emergency numbers (P33). */
export const pageTable: readonly PageEntry[] = [
  inside('home', '/', 106),
  inside('profil', '/profil', 107),
  inside('card-traffic', '/kartica-obracunov-s-placili', 1),
  inside('open-items', '/odprte-postavke', 2),
  inside('readings', '/odcitki', 3),
  inside('reserve-fund', '/rezervni-sklad', 4),
  inside('voluntary-fund', '/prostovoljni-sklad', 18),
  inside('manager-documents', '/dokumenti-upravnika', 5),
  inside('manager-documents-vlozisce', '/dokumenti-upravnika/:id_vlozisca', 5),
  inside('supplier-documents', '/dokumenti-dobaviteljev', 6),
  inside('notifications', '/obvestila', 7),
  inside('your-units', '/vase-enote', 8),
  inside('bulletin-board', '/oglasna-deska', 9),
  inside('faq', '/pogosta-vprasanja', 10),
  inside('contractors', '/izvajalci', 11),
  inside('cost-specification', '/specifikacija-stroskov', 14),
  inside('reserve-fund-debtors', '/dolzniki-rezervnega-sklada', 12),
  inside('turnover-reserve-fund-books', '/promet-knjizb-rezervnega-sklada', 13),
  { ...inside('tenants-open-items', '/odprte-postavke-najemnikov', 15), needsTenants: true },
  inside('regular-billing', '/redni-obracun', 16),
  inside('reserve-fund-billing', '/obracun-rezervni-sklad', 17),
  inside('registered-number-of-people-and-dogs', '/prijavljena-stevila-oseb-in-psov', 19),
  inside('insurance-contracts', '/zavarovalne-pogodbe', 20),
  inside('decisions', '/odlocanje', 21),
  inside('decision', '/odlocanje/:id_odlocitve', 21),
  inside('events', '/dogajanje', 22),
  inside('faults', '/dogajanje/napake', 22),
  inside('report-fault', '/dogajanje/prijava-napake', 22),
  inside('people', '/ljudje', 23),
  { ...open('emergency', '/nujni-primeri', undefined), layout: 'default' },
  { ...inside('forms', '/obrazci', 108), requiresAuth: false },
  inside('add-manager', '/dodaj-upravnika', 104),
  inside('all-dues', '/moje-obveznosti', 109),
  inside('preferences', '/obvescanje', 111),
  inside('delivery', '/e-racun-in-direktna-obremenitev', 114),
  inside('handover', '/primopredaja', 112),
  open('login', '/prijava', 100),
  open('register', '/registracija', 101),
  open('forgotten-password', '/pozabljeno-geslo', 102),
  open('reset-password', '/pozabljeno-geslo/:token', 103),
  open('invitation', '/povabilo/:token', 110),
  open('handover-offer', '/prevzem/:token', 113),
  open('login-as-user', '/login-as-user/:token', 105),
  open('not-found', '/ni-najdeno', undefined),
];

const byName = new Map(pageTable.map((entry) => [entry.name, entry]));

/** The row of a route. @throws Error when the table lacks it, which a test rules out */
export function pageEntry(name: RouteName): PageEntry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`The page table has no route "${name}".`);
  return entry;
}

/** The path of a route that takes no parameter. */
export function pathOf(name: RouteName): string {
  return pageEntry(name).path;
}
