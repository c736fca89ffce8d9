// Generated from openapi/ by `npm run generate`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';

export const getAllowedPagesAnswer: Expected<operations['getAllowedPages']['responses'][200]['content']['application/json']> = { status: 200, shape: ['whole'] };

export const hasUserTenantsAnswer: Expected<operations['hasUserTenants']['responses'][200]['content']['application/json']> = { status: 200, shape: 'flag' };
