import type { FormField } from '../../../src/api/schema';

/** A field of a form. */
export type Field = FormField;

/** A required field without limits. */
export function field(
  ime: string,
  oznaka: string,
  vrsta: Field['vrsta'],
  rest: Partial<Field> = {},
): Field {
  const none = { najmanj: null, najvec: null, decimalke: null, moznosti: null, pogoj: null };
  return { ime, oznaka, vrsta, obvezno: true, ...none, ...rest };
}

/** The same field, optional. */
export function optional(given: Field): Field {
  return { ...given, obvezno: false };
}

/** The same field, required only while a choice has a value. */
export function onlyWhen(polje: string, vrednost: string, given: Field): Field {
  return { ...given, pogoj: { polje, vrednost } };
}

/** One line of text. */
export function line(ime: string, oznaka: string, najvec = 100): Field {
  return field(ime, oznaka, 'besedilo', { najvec });
}

/** Text of several lines. */
export function text(ime: string, oznaka: string, najmanj = 10): Field {
  return field(ime, oznaka, 'dolgo_besedilo', { najmanj, najvec: 2000 });
}

/** A whole number. */
export function count(ime: string, oznaka: string, najmanj: number, najvec: number): Field {
  return field(ime, oznaka, 'stevilo', { najmanj, najvec, decimalke: 0 });
}

/** A choice between labels, by their keys. */
export function choice(
  ime: string,
  oznaka: string,
  labels: Readonly<Record<string, string>>,
): Field {
  const entries = Object.entries(labels);
  const moznosti = entries.map(([vrednost, label]) => ({ vrednost, oznaka: label }));
  return field(ime, oznaka, 'izbira', { moznosti });
}

/** The unit of a form. */
export const unit = field('inventarna_stevilka', 'Enota', 'enota');

/** The declaration under a form. */
export const declaration = field(
  'izjava',
  'Izjavljam, da so navedeni podatki resnični.',
  'potrditev',
);

/** The bills of a form. */
export const bills = choice('obracun', 'Obračun', {
  redni: 'Redni obračun',
  rezervni_sklad: 'Rezervni sklad',
  oboje: 'Oboje',
});
