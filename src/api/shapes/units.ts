// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const listUnitsAnswer: GetAnswer<'/api/{product}-user/v1/e_manager/enota'> = { path: '/api/{product}-user/v1/e_manager/enota', status: 200, shape: [{ objekt_sifra: 'text', naziv: 'text', stev_stavbe: 'text|null', zaporedna: 'whole', stez_stanovanja: 'whole', inventarna_stevilka: 'text', vrsta: 'text' }] };

export const listUnitDetailsAnswer: GetAnswer<'/api/{product}-user/v2/unit_details'> = { path: '/api/{product}-user/v2/unit_details', status: 200, shape: [{ inventarna_stevilka: 'text', naslov: 'text', posta: 'text', vrsta_enote: 'text', etaza: 'text|null', povrsina: 'amount', ogrevana_povrsina: 'amount', solastniski_delez: 'text', st_oseb: 'whole', st_psov: 'whole', id_dela_stavbe: 'text|null', velja_od: 'text|null', velja_do: 'text|null', najemnik: 'text|null' }] };
