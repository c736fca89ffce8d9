import { expect, it } from 'vitest';
import type { FormField } from '../../domain/api-types';
import { plansOf } from './field-plans';
import { fieldsOfStep, fillSteps, hasError, isOneStep, shownStep } from './form-steps';

const field = (ime: string, more: Partial<FormField> = {}): FormField => ({
  ime,
  oznaka: ime,
  vrsta: 'besedilo',
  obvezno: false,
  najmanj: null,
  najvec: null,
  decimalke: null,
  moznosti: null,
  pogoj: null,
  ...more,
});

const fields = [
  field('opis', { obvezno: true }),
  field('slike', { vrsta: 'priloge', pogoj: { polje: 'opis', vrednost: 'škoda' } }),
];

it('has a step for files only where files are asked for', () => {
  expect(fillSteps(fields, { opis: 'škoda', slike: [] })).toEqual(['podatki', 'priloge']);
  expect(fillSteps(fields, { opis: 'drugo', slike: [] })).toEqual(['podatki']);
  expect(fieldsOfStep('priloge', fields, { opis: 'škoda' }).map(({ ime }) => ime)).toEqual([
    'slike',
  ]);
});

it('shows the step of the address, but none after a step with errors', () => {
  const steps = ['podatki', 'priloge'] as const;
  expect(shownStep(null, steps, () => false)).toBe('podatki');
  expect(shownStep('neznan', steps, () => false)).toBe('podatki');
  expect(shownStep('priloge', steps, () => false)).toBe('priloge');
  expect(shownStep('pregled', steps, () => false)).toBe('pregled');
  expect(shownStep('pregled', steps, (step) => step === 'priloge')).toBe('priloge');
  expect(shownStep('pregled', steps, () => true)).toBe('podatki');
  expect(shownStep('pregled', [], () => true)).toBe('pregled');
});

it('judges the fields of a step by their rules', () => {
  const plans = plansOf(fields, []);
  expect(hasError(fields, plans, { opis: ' ', slike: [] })).toBe(true);
  expect(hasError(fields, plans, { opis: 'škoda', slike: [] })).toBe(false);
});

it('is one step only for a question about a line of a bill', () => {
  const given = (search: string) => isOneStep(new URLSearchParams(`obrazec=reklamacija&${search}`));
  expect(given('obracun=26100314&postavka=Upravljanje')).toBe(true);
  expect(given('obracun=26100314')).toBe(false);
  expect(given('postavka=Upravljanje')).toBe(false);
  expect(given('enota=0137014')).toBe(false);
  expect(isOneStep(new URLSearchParams('obracun=1&postavka=x'))).toBe(false);
});
