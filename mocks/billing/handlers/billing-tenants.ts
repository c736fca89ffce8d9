import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { tenantOpenItems } from '../tenant-items';

/** Open items of the caller's tenants (pages.md P15). */
export function tenantsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/tenants/open_items', ({ request, response }) =>
      response(200).json(tenantOpenItems(db, callerOf(request))),
    ),
  ];
}
