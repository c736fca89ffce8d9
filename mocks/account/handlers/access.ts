import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';

/** The caller's permissions: allowed pages, and whether the caller has tenants. */
export function accessHandlers({ callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/allowed_pages', ({ request, response }) =>
      response(200).json(callerOf(request).payer.allowed_pages),
    ),

    http.get('/api/{product}-user/v2/has_user_tenants', ({ request, response }) =>
      response(200).json(callerOf(request).payer.has_tenants),
    ),
  ];
}
