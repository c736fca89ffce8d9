import { sumCents } from '../../values/money';
import { shareOf } from '../cost-specification';
import type { BilledMonth } from './billed-month';
import { costLines } from './cost-lines';

/** 62.40 m² × 0.60 € (pages.md 3, flat 14). */
const reserve = 3744;

const flat14 = {
  payer: 'zelenigaj/104217',
  unit: '0137014',
  delivery: 'e_racun',
  reserve,
} as const;

/** A month settled by one direct debit: period, day of issue, due date, regular bill, day of payment. */
function settled(
  period: string,
  issued: string,
  due: string,
  regular: number,
  on = due,
): BilledMonth {
  const number = numberOf(period);
  return {
    ...flat14,
    period,
    issued,
    due,
    number,
    regular,
    vat: vatOf(period),
    paid: [{ on, regular, reserve, sepa: true }],
  };
}

function numberOf(period: string): number {
  return Number(`${period.slice(2, 4)}${period.slice(5)}0314`);
}

/** VAT on the regular bill, equal to that of its specification. */
function vatOf(period: string): number {
  const lines = costLines.filter(({ obdobje }) => obdobje === period);
  return sumCents(lines.map((line) => shareOf(line).ddv));
}

/** Ana's flat: 2026 as in pages.md P16 and P3; 2025 is invented, for the comparison. */
export const billsOfAna: readonly BilledMonth[] = [
  settled('2025-01', '2025-02-10', '2025-02-28', 22107),
  settled('2025-02', '2025-03-10', '2025-03-31', 21433),
  settled('2025-03', '2025-04-10', '2025-04-30', 19268),
  settled('2025-04', '2025-05-12', '2025-05-30', 14895),
  settled('2025-05', '2025-06-10', '2025-06-30', 8440),
  settled('2025-06', '2025-07-10', '2025-07-31', 7935),
  settled('2025-07', '2025-08-11', '2025-08-29', 7988),
  settled('2025-08', '2025-09-10', '2025-09-30', 7810),
  settled('2025-09', '2025-10-10', '2025-10-30', 8365),
  settled('2025-10', '2025-11-10', '2025-11-28', 20734),
  settled('2025-11', '2025-12-10', '2025-12-31', 19874),
  settled('2025-12', '2026-01-12', '2026-01-30', 22340),
  settled('2026-01', '2026-02-10', '2026-02-27', 21436),
  settled('2026-02', '2026-03-10', '2026-03-31', 20891),
  settled('2026-03', '2026-04-10', '2026-04-30', 18744),
  settled('2026-04', '2026-05-11', '2026-05-29', 14320),
  settled('2026-05', '2026-06-10', '2026-06-30', 8215),
  settled('2026-06', '2026-07-10', '2026-07-31', 7760),
  {
    ...flat14,
    period: '2026-07',
    issued: '2026-08-10',
    due: '2026-08-31',
    number: 26070314,
    regular: 7842,
    vat: vatOf('2026-07'),
    paid: [{ on: '2026-08-28', regular: 7842, reserve }],
  },
  settled('2026-08', '2026-09-10', '2026-09-30', 7615, '2026-09-25'),
  {
    ...flat14,
    period: '2026-09',
    issued: '2026-10-12',
    due: '2026-10-30',
    number: 26090314,
    regular: 8190,
    vat: vatOf('2026-09'),
    paid: [
      { on: '2026-10-28', reserve },
      { on: '2026-11-04', regular: 5000 },
    ],
  },
  {
    ...flat14,
    period: '2026-10',
    issued: '2026-11-11',
    due: '2026-11-30',
    number: 26100314,
    regular: 21750,
    vat: vatOf('2026-10'),
    paid: [],
  },
];
