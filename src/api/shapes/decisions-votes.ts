// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const sendVotingCodeAnswer: Expected<operations['sendVotingCode']['responses'][200]['content']['application/json']> = { status: 200, shape: { kanal: 'text', prejemnik: 'text', velja_sekund: 'whole', preostalo_poskusov: 'whole' } };

export const castVotesAnswer: Expected<operations['castVotes']['responses'][201]['content']['application/json']> = { status: 201, shape: { st_potrdila: 'text', id_odlocitve: 'whole', naziv: 'text', oddano_ob: 'text', nacin_oddaje: 'text', glasovi: [{ id_predloga: 'whole', zap_st: 'whole', besedilo: 'text', glas: 'text' }], enote: [{ inventarna_stevilka: 'text', delez_stevec: 'whole' }], delez_stevec: 'whole', imenovalec: 'whole', kontrolna_vsota: 'text', pot_pdf: 'text' } };

export const getVoteReceiptAnswer: GetAnswer<'/api/{product}-user/v2/decision/{id_odlocitve}/receipt'> = { path: '/api/{product}-user/v2/decision/{id_odlocitve}/receipt', status: 200, shape: { st_potrdila: 'text', id_odlocitve: 'whole', naziv: 'text', oddano_ob: 'text', nacin_oddaje: 'text', glasovi: [{ id_predloga: 'whole', zap_st: 'whole', besedilo: 'text', glas: 'text' }], enote: [{ inventarna_stevilka: 'text', delez_stevec: 'whole' }], delez_stevec: 'whole', imenovalec: 'whole', kontrolna_vsota: 'text', pot_pdf: 'text' } };

export const giveProxyAnswer: Expected<operations['giveProxy']['responses'][201]['content']['application/json']> = { status: 201, shape: { ime_priimek: 'text', naslov: 'text', dano: 'text' } };
