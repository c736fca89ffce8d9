// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const listManagerDocumentsAnswer: Expected<operations['listManagerDocuments']['responses'][200]['content']['application/json']> = { status: 200, shape: { vlozisca: [{ id_vlozisca: 'whole', naziv: 'text', vrsta: 'text', st_zadeve: 'text|null', datum: 'text', datum_objave: 'text', velja_do: 'text|null', st_dokumentov: 'whole', novo: 'flag', pot: 'text|null' }], skupaj: 'whole' } };

export const getDocumentRecordAnswer: Expected<operations['getDocumentRecord']['responses'][200]['content']['application/json']> = { status: 200, shape: { vlozisce: { id_vlozisca: 'whole', naziv: 'text', vrsta: 'text', st_zadeve: 'text|null', datum: 'text', opis: 'text|null' }, dokumenti: [{ id_dokumenta: 'whole', naziv_dokumenta: 'text', opis: 'text|null', datum: 'text', koncnica: 'text', velikost: 'whole', pot: 'text' }], pot_zip: 'text|null' } };

export const listSupplierDocumentsAnswer: Expected<operations['listSupplierDocuments']['responses'][200]['content']['application/json']> = { status: 200, shape: { dokumenti: [{ id_dokumenta: 'whole', dobavitelj: 'text', vrsta_stroska: 'text', st_racuna: 'text', datum_racuna: 'text', obdobje: 'month', znesek_brez_ddv: 'amount', ddv: 'amount', znesek: 'amount', vir: 'text', rok_placila: 'text|null', datum_placila: 'text|null', pot: 'text|null' }], skupaj_brez_ddv: 'amount', skupaj_ddv: 'amount', skupaj: 'amount' } };
