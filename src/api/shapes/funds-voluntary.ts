// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const listVoluntaryFundsAnswer: Expected<operations['listVoluntaryFunds']['responses'][200]['content']['application/json']> = { status: 200, shape: { leta: ['whole'], skladi: [{ id_sklada: 'whole', naziv: 'text', namen: 'text', podlaga: 'text', datum_sklepa: 'text|null', velja_od: 'text', velja_do: 'text|null', zakljucen: 'flag', prispevek: 'amount', osnova_prispevka: 'text', ciljni_znesek: 'amount', zacetno_stanje: 'amount', zaracunano: 'amount', vplacano: 'amount', poraba: 'amount', stanje: 'amount', moje_zaracunano: 'amount', moje_vplacano: 'amount', promet: [{ datum: 'text', opis: 'text', izvajalec: 'text|null', breme: 'amount', dobro: 'amount', saldo: 'amount', pot_pdf: 'text|null' }] }] } };
