import { expect, it } from 'vitest';
import type { Form, Unit } from '../api-types';
import { isFormForUnit } from './form-audience';

const unitOf = (vrsta: string) => ({ vrsta }) as Unit;

it.for([
  ['lastnik', ['L', 'L+U']],
  ['uporabnik', ['U', 'L+U', 'X']],
  ['vsi', ['L', 'U', 'L+U', 'X']],
  ['stanovalec', ['L', 'U', 'L+U', 'X']],
] as const)('a form for %s may be about units of %s', ([audience, roles]) => {
  const fitting = ['L', 'U', 'L+U', 'X'].filter((vrsta) =>
    isFormForUnit(audience as Form['kdo'], unitOf(vrsta)),
  );
  expect(fitting.sort()).toEqual([...roles].sort());
});
