// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const listFormsAnswer: GetAnswer<'/api/{product}-user/v2/forms'> = { path: '/api/{product}-user/v2/forms', status: 200, shape: [{ oznaka: 'text', naziv: 'text', opis: 'text', kategorija: 'text', nacin: 'text', kdo: 'text', pot_pdf: 'text|null', velikost: 'whole|null', dni_do_odgovora: 'whole|null' }] };

export const listSubmissionsAnswer: GetAnswer<'/api/{product}-user/v2/forms/submissions'> = { path: '/api/{product}-user/v2/forms/submissions', status: 200, shape: { vloge: [{ st_vloge: 'text', oznaka: 'text', naziv: 'text', datum_oddaje: 'text', status: 'text', odgovor: 'text|null', dni_do_odgovora: 'whole|null', polja: [{ ime: 'text', oznaka: 'text', vrsta: 'text', vrednost: 'scalar', izpis: 'text|null' }], priloge: ['text'], zgodovina: [{ status: 'text', datum: 'text' }] }], skupaj: 'whole', naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };

export const getFormAnswer: GetAnswer<'/api/{product}-user/v2/forms/{oznaka}'> = { path: '/api/{product}-user/v2/forms/{oznaka}', status: 200, shape: { obrazec: { oznaka: 'text', naziv: 'text', opis: 'text', kategorija: 'text', nacin: 'text', kdo: 'text', pot_pdf: 'text|null', velikost: 'whole|null', dni_do_odgovora: 'whole|null' }, polja: [{ ime: 'text', oznaka: 'text', vrsta: 'text', obvezno: 'flag', najmanj: 'amount|null', najvec: 'amount|null', decimalke: 'whole|null', moznosti: [null, [{ vrednost: 'text', oznaka: 'text' }]], pogoj: [null, { polje: 'text', vrednost: 'text' }] }] } };

export const submitFormAnswer: Expected<operations['submitForm']['responses'][201]['content']['application/json']> = { status: 201, shape: { st_vloge: 'text', oznaka: 'text', naziv: 'text', datum_oddaje: 'text', status: 'text', odgovor: 'any|null', dni_do_odgovora: 'whole|null', polja: [{ ime: 'text', oznaka: 'text', vrsta: 'text', vrednost: 'scalar', izpis: 'text|null' }], priloge: ['text'], zgodovina: [{ status: 'text', datum: 'text' }] } };
