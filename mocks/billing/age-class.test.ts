import { expect, it } from 'vitest';
import { ageClass } from './age-class';

it.each([
  [0, 'I', 0],
  [10, 'I', 0],
  [11, 'II', 20],
  [30, 'II', 20],
  [31, 'III', 25],
  [42, 'III', 25],
  [60, 'III', 25],
  [61, 'IV', 30],
])(
  'a building of %i years is of class %s, at least %i cents a square metre',
  (years, name, least) => {
    expect(ageClass(years)).toEqual({ starostni_razred: name, najnizji_na_m2: least });
  },
);
