/**
 * The end of a session while the files of the login page are late; session-end-other-calls.test.ts has all routes
 * with all causes.
 */
import { test } from '../helpers/portal';
import { routeVisits } from '../helpers/screens/routes';
import { endLate, sessionEnds } from './session-ends';

for (const [name, cause] of [
  ['home', 'the logout button'],
  ['open-items', 'a 401'],
] as const) {
  test(`${name}: after ${cause} nothing is requested without a token, and only the cause is reported`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    await signIn();
    const ending = sessionEnds[cause];
    if (!ending) throw new Error(`No cause "${cause}".`);
    await endLate(page, flight.record, routeVisits[name].path, ending);
  });
}
