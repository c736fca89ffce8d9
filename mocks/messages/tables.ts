import { nullable, primaryKey } from '@mswjs/data';
import type { BulletinPost, Notification } from '../../src/api/schema';

type NotificationType = Notification['vrsta'];
type Category = BulletinPost['kategorija'];

/** Notifications of payers, posts of buildings, and which payer has opened which post (pages.md P11, P19). */
export const messagesTables = {
  notification: {
    id_obvestila: primaryKey(Number),
    payer: String,
    naslov: String,
    vsebina: String,
    vrsta: (): NotificationType => 'splosno',
    datum: String,
    datum_branja: nullable<string>(() => null),
    pomembno: Boolean,
    stran: nullable<string>(() => null),
    id_vlozisca: nullable<number>(() => null),
    priloge: (): number[] => [],
  },
  bulletinPost: {
    id_objave: primaryKey(Number),
    objekt_sifra: String,
    naslov: String,
    vsebina: String,
    kategorija: (): Category => 'obvestilo',
    objavil: String,
    datum_objave: String,
    velja_do: nullable<string>(() => null),
    pripeto: Boolean,
    priloge: (): number[] => [],
    /** The document with its picture. */
    id_slike: nullable<number>(() => null),
  },
  bulletinRead: {
    key: primaryKey(String),
    payer: String,
    id_objave: Number,
  },
};
