import { beforeAll } from 'vitest';
import type { Operation } from '../checker/description';
import type { ServerUnderTest, Settings } from './settings';
import { type Survey, survey } from './survey';

/** The data of both users, read before the tests of a suite run. */
export interface SurveyedUsers {
  /** @throws before the suite's tests run */
  readonly first: Survey;
  /** `undefined` when there is no second user. */
  readonly second: Survey | undefined;
}

/** Surveys both users before the tests of the suite that calls it. */
export function surveyUsers(
  server: ServerUnderTest,
  operations: readonly Operation[],
  settings: Settings,
): SurveyedUsers {
  let first: Survey | undefined;
  let second: Survey | undefined;
  beforeAll(async () => {
    first = await survey(server.url, operations, settings, settings.first);
    if (settings.second) second = await survey(server.url, operations, settings, settings.second);
  });
  return {
    get first() {
      if (!first) throw new Error('The first user has not been surveyed.');
      return first;
    },
    get second() {
      return second;
    },
  };
}
