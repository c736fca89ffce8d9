import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';

/** Of the user of a payer code. */
const allRights = ['gledanje', 'placevanje', 'obrazci', 'odcitki'] as const;

/** The caller's permissions: allowed pages, rights, and whether the caller has tenants. */
export function accessHandlers({ callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/allowed_pages', ({ request, response }) =>
      response(200).json(callerOf(request).payer.allowed_pages),
    ),

    http.get('/api/{product}-user/v2/rights', ({ request, response }) => {
      const { access } = callerOf(request);
      if (!access) return response(200).json({ vloga: null, pravice: [...allRights] });
      return response(200).json({ vloga: access.vloga, pravice: [...access.pravice] });
    }),

    http.get('/api/{product}-user/v2/has_user_tenants', ({ request, response }) =>
      response(200).json(callerOf(request).payer.has_tenants),
    ),
  ];
}
