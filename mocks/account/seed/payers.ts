import type { PayerRow } from '../../world/db';

const allPages = Array.from({ length: 23 }, (_, index) => index + 1);
const withoutTenants = allPages.filter((page) => page !== 15);
const tenantPages = [1, 2, 3, 7, 8, 9, 10, 11, 14, 16, 19, 20, 22];

/** A payer context. */
export type SeedPayer = Omit<PayerRow, 'key'>;

/**
 * The payer contexts (pages.md 3); a login opens the user's first one. The last two are free, for a registration and for
 * "Dodaj upravnika".
 */
export const payers: readonly SeedPayer[] = [
  {
    user_id: 4821,
    manager: 'zelenigaj',
    code_payer: '104217',
    allowed_pages: allPages,
    has_tenants: true,
  },
  {
    user_id: 4821,
    manager: 'zelenigaj',
    code_payer: '118903',
    allowed_pages: withoutTenants,
    has_tenants: false,
  },
  {
    user_id: 4821,
    manager: 'breza',
    code_payer: '5530',
    allowed_pages: tenantPages,
    has_tenants: false,
  },
  {
    user_id: 4822,
    manager: 'zelenigaj',
    code_payer: '204511',
    allowed_pages: tenantPages,
    has_tenants: false,
  },
  {
    user_id: 0,
    manager: 'zelenigaj',
    code_payer: '120555',
    allowed_pages: withoutTenants,
    has_tenants: false,
  },
  {
    user_id: 0,
    manager: 'breza',
    code_payer: '7781',
    allowed_pages: withoutTenants,
    has_tenants: false,
  },
];
