/** Why a test of logins is not run with a token only. */
export const needsLogin = 'it needs a login with e-mail and password';

/** Why a test of logins or of the bot check is not run: other runs from this address may have used up the tries. */
export const tooManyTries = 'too many tries from this address';
