// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const listCoUsersAnswer: GetAnswer<'/api/{product}-user/v2/co_users/{code_payer}'> = { path: '/api/{product}-user/v2/co_users/{code_payer}', status: 200, shape: { code_payer: 'text', najvec: 'whole', souporabniki: [{ id_souporabnika: 'whole', ime: 'text', e_posta_maskirana: 'text', vloga: 'text', pravice: ['text'], stanje: 'text', povabljen_ob: 'text', velja_do: 'text', zadnja_prijava: 'text|null' }] } };

export const inviteCoUserAnswer: Expected<operations['inviteCoUser']['responses'][201]['content']['application/json']> = { status: 201, shape: { id_souporabnika: 'whole', ime: 'text', e_posta_maskirana: 'text', vloga: 'text', pravice: ['text'], stanje: 'text', povabljen_ob: 'text', velja_do: 'text', zadnja_prijava: 'text|null' } };
