/** Every route with every cause of the end of a session, while the files of the login page are late. */
import { pageEntry } from '../../src/navigation/page-table';
import { test } from '../helpers/portal';
import { allRoutes } from '../helpers/screens/routes';
import { endLate, sessionEnds } from './session-ends';

/** A user with a session does not stay on these two: the link ends the session, and login redirects to home. */
const withoutSession = ['login', 'login-as-user'];

for (const [cause, ending] of Object.entries(sessionEnds)) {
  for (const { name, path } of allRoutes) {
    const isBlank = pageEntry(name).layout === 'blank';
    if (withoutSession.includes(name) || (isBlank && ending.byMenu)) continue;
    test(`${name}: after ${cause} nothing is requested without a token, and only the cause is reported`, {
      tag: '@long',
    }, async ({ page, flight, signIn }) => {
      await signIn();
      await endLate(page, flight.record, path, ending);
    });
  }
}
