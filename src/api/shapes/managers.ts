// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const listManagersAnswer: GetAnswer<'/api/auth/v1/managers'> = { path: '/api/auth/v1/managers', status: 200, shape: [{ manager: 'text', full_title: 'text' }] };

export const addManagerAnswer: Expected<operations['addManager']['responses'][201]['content']['application/json']> = { status: 201, shape: { manager: 'text', full_title: 'text', code_payer: 'text' } };

export const listUserManagersAnswer: GetAnswer<'/api/auth/v1/user_managers'> = { path: '/api/auth/v1/user_managers', status: 200, shape: [{ manager: 'text', full_title: 'text', code_payer: 'text' }] };

export const switchManagerAnswer: Expected<operations['switchManager']['responses'][200]['content']['application/json']> = { status: 200, shape: { data: { user_data: { id: 'whole', firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text' }, token_string: 'text' } } };
