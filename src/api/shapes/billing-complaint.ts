// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getBillComplaintAnswer: GetAnswer<'/api/{product}-user/v2/bill_complaint/{st_dokumenta}'> = { path: '/api/{product}-user/v2/bill_complaint/{st_dokumenta}', status: 200, shape: { st_dokumenta: 'text', zacetek_roka: 'text|null', rok_reklamacije: 'text|null', koraki: [{ korak: 'whole', naziv: 'text', opis: 'text', url: 'text|null' }] } };
