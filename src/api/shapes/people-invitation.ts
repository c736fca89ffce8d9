// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const getInvitationAnswer: GetAnswer<'/api/auth/v1/invitation/{zeton}'> = { path: '/api/auth/v1/invitation/{zeton}', status: 200, shape: { vabi: 'text', upravnik: 'text', enote: ['text'], ime: 'text', e_posta_maskirana: 'text', vloga: 'text', pravice: ['text'], velja_do: 'text', ima_racun: 'flag' } };

export const acceptInvitationAnswer: Expected<operations['acceptInvitation']['responses'][200]['content']['application/json']> = { status: 200, shape: { user_data: { id: 'whole', firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text' }, token_string: 'text' } };
