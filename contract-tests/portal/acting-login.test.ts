/** The portal can read the answer that opens a session for staff (pages.md P29). */
import { describe, expect, it } from 'vitest';
import { issueLink } from '../../mocks/account/account-links';
import { parseLogin } from '../../src/domain/session/session-data';
import { post } from '../support/account-calls';
import { inProcess, testServer } from '../support/target';

const ana = 4821;

describe.runIf(inProcess)('login_as_user', () => {
  const server = testServer();

  it('answers with a login that the portal can read', async () => {
    const token = issueLink(server.backend.db, 'act', ana);
    const { json } = await post(server.url, 'login_as_user', { token });
    const { user_data, token_string } = Object(json);
    expect(parseLogin(json)).toEqual({ user_data, token_string });
  });
});
