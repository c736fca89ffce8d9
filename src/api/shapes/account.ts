// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const loginAnswer: Expected<operations['login']['responses'][200]['content']['application/json']> = { status: 200, shape: { user_data: { id: 'whole', firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text' }, token_string: 'text' } };

export const getProfileAnswer: GetAnswer<'/api/auth/v1/profile'> = { path: '/api/auth/v1/profile', status: 200, shape: { firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text', upravniki: [{ full_title: 'text', code_payer: 'text' }], enote_stevilo: 'whole', zadnja_prijava: 'text|null' } };

export const updateProfileAnswer: Expected<operations['updateProfile']['responses'][200]['content']['application/json']> = { status: 200, shape: { firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text', upravniki: [{ full_title: 'text', code_payer: 'text' }], enote_stevilo: 'whole', zadnja_prijava: 'text|null' } };
