import type { AllocationKey, CostGroup } from '../../src/api/schema';

/** Groups of costs, as documents name them (pages.md P14). */
export const groupWords: Readonly<Record<CostGroup, string>> = {
  obratovanje: 'Obratovanje',
  vzdrzevanje: 'Vzdrževanje',
  upravljanje: 'Upravljanje',
  zavarovanje: 'Zavarovanje',
  energija: 'Energija',
  drugo: 'Drugo',
};

/** Keys by which a cost is shared, as documents name them (pages.md P14). */
export const keyWords: Readonly<Record<AllocationKey, string>> = {
  PO: 'površina',
  OP: 'ogrevana površina',
  EN: 'število enot',
  OS: 'število uporabnikov',
  OS_PES: 'uporabniki in psi',
  SD: 'solastniški delež',
  ST: 'poraba po števcu',
  DE: 'enote delilnikov',
  ZN: 'individualni strošek',
};
