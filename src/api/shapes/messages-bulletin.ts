// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const getUnreadBulletinsAnswer: Expected<operations['getUnreadBulletins']['responses'][200]['content']['application/json']> = { status: 200, shape: 'count' };

export const listBulletinsAnswer: Expected<operations['listBulletins']['responses'][200]['content']['application/json']> = { status: 200, shape: { objave: [{ id_objave: 'whole', naslov: 'text', vsebina: 'text', kategorija: 'text', objavil: 'text', datum_objave: 'text', velja_do: 'text|null', pripeto: 'flag', prebrano: 'flag', poteklo: 'flag', priloge: [{ naziv: 'text', vrsta: 'text', velikost: 'whole', pot: 'text' }], slika: 'text|null' }], neprebrane: 'count' } };
