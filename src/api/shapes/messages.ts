// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getUnreadNotificationsAnswer: GetAnswer<'/api/{product}-user/v2/notifications/unread_num'> = { path: '/api/{product}-user/v2/notifications/unread_num', status: 200, shape: { unread_num: 'count' } };

export const listNotificationsAnswer: GetAnswer<'/api/{product}-user/v2/notifications'> = { path: '/api/{product}-user/v2/notifications', status: 200, shape: { obvestila: [{ id_obvestila: 'whole', naslov: 'text', vsebina: 'text', vrsta: 'text', datum: 'text', prebrano: 'flag', datum_branja: 'text|null', pomembno: 'flag', stran: 'text|null', id_vlozisca: 'whole|null', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }] }], skupaj: 'whole', neprebrana: 'count', naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };

export const getNotificationAnswer: GetAnswer<'/api/{product}-user/v2/notifications/{id_obvestila}'> = { path: '/api/{product}-user/v2/notifications/{id_obvestila}', status: 200, shape: { id_obvestila: 'whole', naslov: 'text', vsebina: 'text', vrsta: 'text', datum: 'text', prebrano: 'flag', datum_branja: 'text|null', pomembno: 'flag', stran: 'text|null', id_vlozisca: 'whole|null', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }] } };
