// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getContactCardAnswer: GetAnswer<'/api/{product}-user/v2/contact_card'> = { path: '/api/{product}-user/v2/contact_card', status: 200, shape: { upravnik: { naziv: 'text', telefon: 'text|null', e_posta: 'text|null', naslov: 'text|null', posta: 'text|null', uradne_ure: [{ dan: 'whole', od: 'text', do: 'text' }], zaprto: ['text'], spletna_stran: 'text|null' }, dezurna_stevilka: 'text|null', ure: 'text|null', nujni: [{ panoga: 'text', izvajalec: 'text', telefon: 'text', sklopi: ['text'] }], navodila_html: 'text|null', lokacije_zapornih_ventilov: [{ napeljava: 'text', mesto: 'text' }] } };
