import type { Cents } from '../values/money';

/** The age class of a building, and the minimum contribution per square metre and month. */
export interface AgeClass {
  readonly starostni_razred: 'I' | 'II' | 'III' | 'IV';
  readonly najnizji_na_m2: Cents;
}

/** The age class by the building's age in years (pages.md P17: up to 10, over 10, over 30, over 60 years). */
export function ageClass(years: number): AgeClass {
  if (years <= 10) return { starostni_razred: 'I', najnizji_na_m2: 0 };
  if (years <= 30) return { starostni_razred: 'II', najnizji_na_m2: 20 };
  if (years <= 60) return { starostni_razred: 'III', najnizji_na_m2: 25 };
  return { starostni_razred: 'IV', najnizji_na_m2: 30 };
}
