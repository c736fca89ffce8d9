// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const reportRegisteredChangeAnswer: Expected<operations['reportRegisteredChange']['responses'][201]['content']['application/json']> = { status: 201, shape: { id_spremembe: 'whole', inventarna_stevilka: 'text', st_oseb: 'whole', st_psov: 'whole', prazna: 'flag', velja_od: 'text', opomba: 'text|null', priloga: 'text|null', oddano: 'text', status: 'text' } };

export const getRegisteredNumbersAnswer: GetAnswer<'/api/{product}-user/v2/registered_number/{objekt_sifra}'> = { path: '/api/{product}-user/v2/registered_number/{objekt_sifra}', status: 200, shape: { enote: [{ inventarna_stevilka: 'text|null', oznaka_enote: 'text', vrsta_enote: 'text', st_oseb: 'whole', st_psov: 'whole', prazna: 'flag', velja_od: 'text', moja: 'flag' }], skupaj_enot: 'whole', skupaj_oseb: 'whole', skupaj_psov: 'whole', zgodovina: [{ inventarna_stevilka: 'text', velja_od: 'text', velja_do: 'text|null', st_oseb: 'whole', st_psov: 'whole', vir: 'text' }], spremembe: [{ id_spremembe: 'whole', inventarna_stevilka: 'text', st_oseb: 'whole', st_psov: 'whole', prazna: 'flag', velja_od: 'text', opomba: 'text|null', priloga: 'text|null', oddano: 'text', status: 'text' }], naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };
