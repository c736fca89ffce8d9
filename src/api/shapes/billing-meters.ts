// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const getMeterWindowAnswer: GetAnswer<'/api/{product}-user/v2/meter_window/{inventarna_stevilka}'> = { path: '/api/{product}-user/v2/meter_window/{inventarna_stevilka}', status: 200, shape: { danes: 'text', merilniki: [{ st_merilnika: 'text', lastno_ime: 'text|null', vrsta_merilnika: 'text', prostor: 'text', enota_mere: 'text', decimalke: 'whole', zadnje_stanje: 'amount|null', datum_zadnjega: 'text|null', obicajna_poraba: 'amount|null', najvecje_stanje: 'amount', overjen_do: 'text|null', oddaja: 'text', odprto_od: 'text|null', odprto_do: 'text|null', oddano: [null, { stanje: 'amount', datum: 'text', posebnost: 'text', poraba: 'amount|null', fotografija: 'text|null', oddano_ob: 'text' }] }] } };

export const giveMeterStateAnswer: Expected<operations['giveMeterState']['responses'][200]['content']['application/json']> = { status: 200, shape: { st_merilnika: 'text', lastno_ime: 'text|null', vrsta_merilnika: 'text', prostor: 'text', enota_mere: 'text', decimalke: 'whole', zadnje_stanje: 'amount|null', datum_zadnjega: 'text|null', obicajna_poraba: 'amount|null', najvecje_stanje: 'amount', overjen_do: 'text|null', oddaja: 'text', odprto_od: 'text|null', odprto_do: 'text|null', oddano: [null, { stanje: 'amount', datum: 'text', posebnost: 'text', poraba: 'amount|null', fotografija: 'text|null', oddano_ob: 'text' }] } };
