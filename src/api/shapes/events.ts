// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const listBuildingEventsAnswer: GetAnswer<'/api/{product}-user/v2/building_events/{objekt_sifra}'> = { path: '/api/{product}-user/v2/building_events/{objekt_sifra}', status: 200, shape: { zdaj: 'text', dogodki: [{ id_dogodka: 'whole', uid: 'text', zaporedje: 'whole', vrsta: 'text', panoga: 'text', naziv: 'text', opis_html: 'text|null', zacetek: 'text', predviden_konec: 'text|null', konec: 'text|null', cel_dan: 'flag', stanje: 'text', obseg: 'text', vhodi: ['text'], prizadeta_moja_enota: 'flag', nujnost: 'text', velja_do: 'text|null', pripeto: 'flag', kaj_storiti: 'text|null', izvajalec: 'text|null', posodobitve: [{ cas: 'text', besedilo: 'text' }], id_odlocitve: 'whole|null' }], naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };

export const getCalendarSubscriptionAnswer: GetAnswer<'/api/{product}-user/v2/calendar_subscription/{objekt_sifra}'> = { path: '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}', status: 200, shape: { narocnina: [null, { ustvarjeno: 'text', zadnji_prenos: 'text|null' }] } };

export const createCalendarSubscriptionAnswer: Expected<operations['createCalendarSubscription']['responses'][201]['content']['application/json']> = { status: 201, shape: { ustvarjeno: 'text', pot: 'text' } };
