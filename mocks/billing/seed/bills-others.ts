import type { BilledMonth } from './billed-month';

const rented = { payer: 'breza/5530', unit: '0044009', delivery: 'posta' } as const;

/** Bills of the flat that Ana rents from manager `breza`, without a reserve fund; invented. */
export const billsOfOthers: readonly BilledMonth[] = [
  {
    ...rented,
    period: '2026-08',
    issued: '2026-09-24',
    due: '2026-10-26',
    number: 26080088,
    regular: 10940,
    paid: [{ on: '2026-10-22', regular: 10940 }],
  },
  {
    ...rented,
    period: '2026-09',
    issued: '2026-10-26',
    due: '2026-11-25',
    number: 26090088,
    regular: 11830,
    paid: [{ on: '2026-11-10', regular: 6000 }],
  },
  {
    ...rented,
    period: '2026-10',
    issued: '2026-11-11',
    due: '2026-11-30',
    number: 26100088,
    regular: 13245,
    paid: [],
  },
];
