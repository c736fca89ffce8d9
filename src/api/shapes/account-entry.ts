// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const loginAsUserAnswer: Expected<operations['loginAsUser']['responses'][200]['content']['application/json']> = { status: 200, shape: { user_data: { id: 'whole', firstname: 'text', lastname: 'text', email: 'text', selected_manager: 'text', code_payer: 'text' }, token_string: 'text', acting_as: 'flag' } };

export const getCaptchaAnswer: Expected<operations['getCaptcha']['responses'][200]['content']['application/json']> = { status: 200, shape: { algorithm: 'text', challenge: 'text', maxnumber: 'whole', salt: 'text', signature: 'text' } };
