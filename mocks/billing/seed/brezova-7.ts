import type { BilledHome, Keyed } from './billed-home';
import { brezovaCosts } from './brezova-costs';
import { monthOfInvoices } from './invoice-numbers';

const persons: Keyed = ['OS', 37, 2];

/** The flat at Brezova pot 4 that Rok rents: he pays the costs of operation, the owner the others (pages.md P15, C9). */
export const brezova7: BilledHome = {
  payer: 'zelenigaj/204511',
  inventarna_stevilka: '0291007',
  objekt_sifra: '0291',
  costs: brezovaCosts,
  shared: {
    water: persons,
    waste: persons,
    power: ['PO', 774.1, 41.8],
    cleaning: ['OS_PES', 37.5, 2],
    caretaker: ['EN', 18, 1],
  },
  heatedArea: [735.2, 41.8],
  korekcijski_faktor: 0.95,
  rooms: [
    ['70291701', 'Dnevna soba', 1.31],
    ['70291702', 'Kuhinja', 0.9],
    ['70291703', 'Spalnica', 1.08],
  ],
  waterMeter: '33029107',
  firstReading: 61.2,
  firstDocument: 771_801,
  invoicesOf: (period) => {
    const { year, month, yy, end, rising, workday } = monthOfInvoices(period);
    return {
      water: ['Vodovod Gaj d.o.o.', `${yy}-${month}-${rising(4112, 5)}`, workday(3)],
      waste: ['Komunala Gaj d.o.o.', `K-${year}-${rising(8054, 4)}`, end],
      power: ['Energija Javor d.o.o.', `8991-${month}${yy}`, workday(2)],
      cleaning: ['Čistilni servis Bleščica d.o.o.', `${month}${yy}/${rising(164)}`, end],
      caretaker: ['Hišnik Plus s.p.', `0291/${month}-${year}`, end],
      heat: ['Toplarna Gaj d.o.o.', `T-${month}${yy}-0291`, workday(4)],
    };
  },
};
