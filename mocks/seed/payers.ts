import type { PayerRow } from '../db';

const allPages = Array.from({ length: 20 }, (_, index) => index + 1);
const withoutTenants = allPages.filter((page) => page !== 15);
const tenantPages = [1, 2, 3, 7, 8, 9, 10, 11, 14, 16, 19, 20];

/** A payer context with its counters. */
export type SeedPayer = Omit<PayerRow, 'key'> & {
  /** Unread bulletins by building. */
  readonly bulletins: Readonly<Record<string, number>>;
};

/**
 * The payer contexts (domain.md 3, "Logins, counters and error cases"); a user's first one is where a login lands.
 * The last two wait for a registration and for "Dodaj upravnika".
 */
export const payers: readonly SeedPayer[] = [
  {
    user_id: 4821,
    manager: 'zelenigaj',
    code_payer: '104217',
    allowed_pages: allPages,
    has_tenants: true,
    unread_num: 2,
    bulletins: { '0137': 2, '0291': 0 },
  },
  {
    user_id: 4821,
    manager: 'zelenigaj',
    code_payer: '118903',
    allowed_pages: withoutTenants,
    has_tenants: false,
    unread_num: 0,
    bulletins: { '0137': 2 },
  },
  {
    user_id: 4821,
    manager: 'breza',
    code_payer: '5530',
    allowed_pages: tenantPages,
    has_tenants: false,
    unread_num: 104,
    bulletins: { '0044': 1 },
  },
  {
    user_id: 4822,
    manager: 'zelenigaj',
    code_payer: '204511',
    allowed_pages: tenantPages,
    has_tenants: false,
    unread_num: 5,
    bulletins: { '0291': 3 },
  },
  {
    user_id: 0,
    manager: 'zelenigaj',
    code_payer: '120555',
    allowed_pages: withoutTenants,
    has_tenants: false,
    unread_num: 0,
    bulletins: { '0137': 0 },
  },
  {
    user_id: 0,
    manager: 'breza',
    code_payer: '7781',
    allowed_pages: withoutTenants,
    has_tenants: false,
    unread_num: 0,
    bulletins: { '0044': 0 },
  },
];
