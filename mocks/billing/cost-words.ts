import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** Groups of costs, as documents name them (pages.md P14). */
export const groupWords: Readonly<Record<Schemas['CostGroup'], string>> = {
  obratovanje: 'Obratovanje',
  vzdrzevanje: 'Vzdrževanje',
  upravljanje: 'Upravljanje',
  zavarovanje: 'Zavarovanje',
  energija: 'Energija',
  drugo: 'Drugo',
};

/** Keys by which a cost is shared, as documents name them (pages.md P14). */
export const keyWords: Readonly<Record<Schemas['AllocationKey'], string>> = {
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
