// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const getUnreadNotificationsAnswer: Expected<operations['getUnreadNotifications']['responses'][200]['content']['application/json']> = { status: 200, shape: { unread_num: 'count' } };

export const listNotificationsAnswer: Expected<operations['listNotifications']['responses'][200]['content']['application/json']> = { status: 200, shape: { obvestila: [{ id_obvestila: 'whole', naslov: 'text', vsebina: 'text', vrsta: 'text', datum: 'text', prebrano: 'flag', datum_branja: 'text|null', pomembno: 'flag', pot: 'text|null', id_vlozisca: 'whole|null', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }] }], skupaj: 'whole', neprebrana: 'count' } };

export const getNotificationAnswer: Expected<operations['getNotification']['responses'][200]['content']['application/json']> = { status: 200, shape: { id_obvestila: 'whole', naslov: 'text', vsebina: 'text', vrsta: 'text', datum: 'text', prebrano: 'flag', datum_branja: 'text|null', pomembno: 'flag', pot: 'text|null', id_vlozisca: 'whole|null', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }] } };
