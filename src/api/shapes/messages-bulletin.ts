// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getUnreadBulletinsAnswer: GetAnswer<'/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}'> = { path: '/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}', status: 200, shape: 'count' };

export const listBulletinsAnswer: GetAnswer<'/api/{product}-user/v2/bulletin/{objekt_sifra}'> = { path: '/api/{product}-user/v2/bulletin/{objekt_sifra}', status: 200, shape: { objave: [{ id_objave: 'whole', naslov: 'text', vsebina: 'text', kategorija: 'text', objavil: 'text', datum_objave: 'text', velja_do: 'text|null', pripeto: 'flag', prebrano: 'flag', poteklo: 'flag', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }], slika: 'text|null' }], neprebrane: 'count', naslednji_kazalec: 'text|null', stevilo_vrstic: 'whole' } };
