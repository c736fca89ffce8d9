import { expect, it } from 'vitest';
import { groupedKinds } from './preference-fields';

const kindOf = (vrsta: string) => ({
  vrsta,
  posta: false,
  e_posta: true,
  sms: false,
  potisno: false,
  obvezno: false,
});
const namesOf = (...kinds: string[]) =>
  groupedKinds({ vrste: kinds.map(kindOf) as Parameters<typeof groupedKinds>[0]['vrste'] }).map(
    ({ title, settings }) => [title, ...settings.map(({ vrsta }) => vrsta)],
  );

it('has each kind once, in the order of the server, and unknown ones in the last group', () => {
  expect(namesOf('sosedje', 'oglasna_deska', 'placilo', 'nujno', 'obracun')).toEqual([
    ['Plačila', 'placilo', 'obracun'],
    ['Stavba', 'nujno'],
    ['Sporočila', 'sosedje', 'oglasna_deska'],
  ]);
});

it('has no group without kinds', () => {
  expect(namesOf('dela')).toEqual([['Stavba', 'dela']]);
  expect(namesOf()).toEqual([]);
});
