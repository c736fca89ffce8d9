import type { BilledMonth } from './billed-month';

const rented = { payer: 'breza/5530', unit: '0044009', delivery: 'posta' } as const;
const let7 = { payer: 'zelenigaj/204511', unit: '0291007', delivery: 'e_posta' } as const;

/** Bills of tenants, who pay nothing into a reserve fund: Rok's open ones are those of P15, the others are invented. */
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
  {
    ...let7,
    period: '2026-07',
    issued: '2026-08-11',
    due: '2026-08-31',
    number: 26070771,
    regular: 6280,
    paid: [{ on: '2026-08-27', regular: 6280 }],
  },
  {
    ...let7,
    period: '2026-08',
    issued: '2026-09-11',
    due: '2026-09-30',
    number: 26080771,
    regular: 6410,
    paid: [],
  },
  {
    ...let7,
    period: '2026-09',
    issued: '2026-10-12',
    due: '2026-10-30',
    number: 26090771,
    regular: 6635,
    paid: [],
  },
  {
    ...let7,
    period: '2026-10',
    issued: '2026-11-11',
    due: '2026-11-30',
    number: 26100771,
    regular: 14120,
    paid: [],
  },
];
