// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const getAccountCardAnswer: Expected<operations['getAccountCard']['responses'][200]['content']['application/json']> = { status: 200, shape: { zacetno_stanje: 'amount', promet_v_breme: 'amount', promet_v_dobro: 'amount', koncno_stanje: 'amount', knjizbe: [{ id_knjizbe: 'text', datum: 'text', vrsta: 'text', sklad: 'text|null', opis: 'text', st_dokumenta: 'text|null', referenca: 'text|null', rok_placila: 'text|null', breme: 'amount', dobro: 'amount', saldo: 'amount', inventarna_stevilka: 'text', naziv_enote: 'text', pot_pdf: 'text|null' }] } };
