/** The end of a session while the files of the login page come late; all routes by all causes are in session-end-calls-more.test.ts. */
import { test } from '../helpers/portal';
import { routeVisits } from '../helpers/screens/routes';
import { endLate, sessionEnds } from './session-ends';

for (const [name, cause] of [
  ['home', 'the logout button'],
  ['open-items', 'a 401'],
  ['your-units', 'a token that has expired'],
  ['notifications', 'another tab'],
  ['forms', 'the logout button'],
] as const) {
  test(`${name}: after ${cause} nothing is asked without a token, and nothing said but the cause`, async ({
    page,
    flight,
    signIn,
  }) => {
    await signIn();
    const ending = sessionEnds[cause];
    if (ending) await endLate(page, flight.record, routeVisits[name].path, ending);
  });
}
