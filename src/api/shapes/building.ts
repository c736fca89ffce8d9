// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const listQuestionsAnswer: GetAnswer<'/api/{product}-user/v2/faq'> = { path: '/api/{product}-user/v2/faq', status: 200, shape: [{ id_vprasanja: 'whole', kategorija: 'text', vprasanje: 'text', odgovor: 'text', sopomenke: ['text'], vrstni_red: 'whole', posodobljeno: 'text' }] };

export const listContractorsAnswer: GetAnswer<'/api/{product}-user/v2/contractors/{objekt_sifra}'> = { path: '/api/{product}-user/v2/contractors/{objekt_sifra}', status: 200, shape: [{ id_izvajalca: 'whole', naziv: 'text', dejavnost: 'text', opis_del: 'text|null', telefon: 'text|null', dezurni_telefon: 'text|null', email: 'text|null', splet: 'text|null', nujno: 'flag', delovni_cas: 'text|null', pogodba_od: 'text|null', pogodba_do: 'text|null' }] };

export const listInsuranceContractsAnswer: GetAnswer<'/api/{product}-user/v2/insurance_contracts/{objekt_sifra}'> = { path: '/api/{product}-user/v2/insurance_contracts/{objekt_sifra}', status: 200, shape: [{ id_pogodbe: 'whole', zavarovalnica: 'text', st_police: 'text', vrsta_zavarovanja: 'text', predmet: 'text', kritja: ['text'], izkljucitve: 'text|null', zavarovalna_vsota: 'amount', letna_premija: 'amount|null', mesecni_strosek_enote: 'amount|null', fransiza: 'text|null', velja_od: 'text', velja_do: 'text|null', poteklo: 'flag', vkljucena_enota: 'flag', prijava_skode: { telefon: 'text|null', email: 'text|null', splet: 'text|null', stran_obrazca: 'text|null' }, pot_pdf: 'text|null', pot_pogoji: 'text|null' }] };
