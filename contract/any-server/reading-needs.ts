/** Why a test of logins is not run with a token only. */
export const needsLogin = 'it needs a login with e-mail and password';
