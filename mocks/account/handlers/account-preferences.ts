import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { preferencesOf, savePreferences } from '../preferences';
import { refusalOf } from '../preferences-refusal';

/** How the caller is notified (pages.md P35), whichever manager the session is with. */
export function accountPreferencesHandlers(context: HandlerContext): HttpHandler[] {
  const { db, clock, callerOf } = context;
  return [
    http.get('/api/auth/v1/notification_preferences', ({ request, response }) =>
      response(200).json(preferencesOf(db, callerOf(request).user)),
    ),

    http.put('/api/auth/v1/notification_preferences', async ({ request, response }) => {
      const { user } = callerOf(request);
      const change = await request.json();
      const refused = refusalOf(db, user, change);
      if (refused) return response(422).json(refused);
      savePreferences(db, user, change, clock.now());
      return response(200).json(preferencesOf(db, user));
    }),
  ];
}
