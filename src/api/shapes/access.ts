// Generated from openapi/ by `npm run generate`. Do not edit.
import type { GetAnswer } from '../transport/get-answer';

export const getAllowedPagesAnswer: GetAnswer<'/api/{product}-user/v2/allowed_pages'> = { path: '/api/{product}-user/v2/allowed_pages', status: 200, shape: ['whole'] };

export const hasUserTenantsAnswer: GetAnswer<'/api/{product}-user/v2/has_user_tenants'> = { path: '/api/{product}-user/v2/has_user_tenants', status: 200, shape: 'flag' };

export const getOwnRightsAnswer: GetAnswer<'/api/{product}-user/v2/rights'> = { path: '/api/{product}-user/v2/rights', status: 200, shape: { vloga: 'text|null', pravice: ['text'] } };
