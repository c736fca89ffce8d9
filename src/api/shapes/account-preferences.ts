// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
import type { GetAnswer } from '../transport/get-answer';

export const getNotificationPreferencesAnswer: GetAnswer<'/api/auth/v1/notification_preferences'> = { path: '/api/auth/v1/notification_preferences', status: 200, shape: { kanali: [{ kanal: 'text', na_voljo: 'flag', naslov: 'text|null' }], vrste: [{ vrsta: 'text', obvezno: 'flag', posta: 'flag', e_posta: 'flag', sms: 'flag', potisno: 'flag' }], povzetek: 'text', tihe_ure: [null, { od: 'text', do: 'text' }], shranjeno_ob: 'text|null' } };

export const saveNotificationPreferencesAnswer: Expected<operations['saveNotificationPreferences']['responses'][200]['content']['application/json']> = { status: 200, shape: { kanali: [{ kanal: 'text', na_voljo: 'flag', naslov: 'text|null' }], vrste: [{ vrsta: 'text', obvezno: 'flag', posta: 'flag', e_posta: 'flag', sms: 'flag', potisno: 'flag' }], povzetek: 'text', tihe_ure: [null, { od: 'text', do: 'text' }], shranjeno_ob: 'text|null' } };
