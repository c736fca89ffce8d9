import type { BilledHome, Keyed } from './billed-home';
import { monthOfInvoices } from './invoice-numbers';
import { javorjevaCosts } from './javorjeva-costs';

const persons: Keyed = ['OS', 97, 3];
const units: Keyed = ['EN', 42, 1];
const shares: Keyed = ['SD', 10_000, 218];

/** Numbers of October, by year: water, waste, cleaning, caretaker, lift. */
const octobers: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  2025: [3297, 7588, 121, 74, 398],
  2026: [3381, 7719, 118, 77, 452],
};
const policies: Readonly<Record<string, string>> = { 2025: 'POL-51877', 2026: 'POL-55120' };

/** Ana's flat at Javorjeva ulica 12 (pages.md 3); the invoices of 10/2026 are from pages.md P14. */
export const flat14: BilledHome = {
  payer: 'zelenigaj/104217',
  inventarna_stevilka: '0137014',
  objekt_sifra: '0137',
  costs: javorjevaCosts,
  shared: {
    water: persons,
    waste: persons,
    power: ['PO', 2857, 62.4],
    cleaning: ['OS_PES', 100, 3.5],
    caretaker: units,
    lift: shares,
    insurance: shares,
    management: units,
  },
  heatedArea: [2716, 62.4],
  korekcijski_faktor: 0.92,
  rooms: [
    ['70114501', 'Dnevna soba', 1.42],
    ['70114502', 'Kuhinja', 0.96],
    ['70114503', 'Spalnica', 1.12],
    ['70114504', 'Otroška soba', 1.12],
  ],
  waterMeter: '33009871',
  // The months then add up to 214.3 before 10/2026 (pages.md P5).
  firstReading: 152,
  firstDocument: 771_501,
  invoicesOf: (period) => {
    const { year, month, yy, end, rising, workday } = monthOfInvoices(period);
    const [water, waste, cleaning, caretaker, lift] = octobers[year] ?? [0, 0, 0, 0, 0];
    return {
      water: ['Vodovod Gaj d.o.o.', `${yy}-${month}-${rising(water, 5)}`, workday(3)],
      waste: ['Komunala Gaj d.o.o.', `K-${year}-${rising(waste, 4)}`, end],
      power: ['Energija Javor d.o.o.', `8843-${month}${yy}`, workday(2)],
      cleaning: ['Čistilni servis Bleščica d.o.o.', `${month}${yy}/${rising(cleaning)}`, end],
      caretaker: ['Hišnik Plus s.p.', `${rising(caretaker)}-${year}`, end],
      lift: ['Dvigala Vzpon d.o.o.', `V-${month}-${rising(lift, 4)}`, end],
      insurance: ['Zavarovalnica Zaslon d.d.', `${policies[year]}-${month}`, `${period}-01`],
      management: ['Upravljanje Zeleni Gaj d.o.o.', `U-${period}-0137`, end],
      heat: ['Toplarna Gaj d.o.o.', `T-${month}${yy}-0137`, workday(4)],
    };
  },
};
