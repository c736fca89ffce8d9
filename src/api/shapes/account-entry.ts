// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const loginAsUserAnswer: Expected<operations['loginAsUser']['responses'][200]['content']['application/json']> = { status: 200, shape: { user_data: { id: 'whole', firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text' }, token_string: 'text', acting_as: 'flag' } };

export const getCaptchaAnswer: GetAnswer<'/api/auth/v1/captcha'> = { path: '/api/auth/v1/captcha', status: 200, shape: { algorithm: 'text', challenge: 'text', maxnumber: 'whole', salt: 'text', signature: 'text' } };
