// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getAccountCardAnswer: GetAnswer<'/api/{product}-user/v2/card_traffic'> = { path: '/api/{product}-user/v2/card_traffic', status: 200, shape: { zacetno_stanje: 'amount', promet_v_breme: 'amount', promet_v_dobro: 'amount', koncno_stanje: 'amount', knjizbe: [{ id_knjizbe: 'text', datum: 'text', vrsta: 'text', sklad: 'text|null', opis: 'text', st_dokumenta: 'text|null', referenca: 'text|null', rok_placila: 'text|null', breme: 'amount', dobro: 'amount', saldo: 'amount', inventarna_stevilka: 'text', naziv_enote: 'text', pot_pdf: 'text|null' }], naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };
