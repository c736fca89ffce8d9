// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const announcePaymentAnswer: Expected<operations['announcePayment']['responses'][200]['content']['application/json']> = { status: 200, shape: { stanje_placila: 'text', najavljeno_ob: 'text|null', prejeto_ob: 'text|null', prejeti_znesek: 'amount' } };
