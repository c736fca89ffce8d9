/**
 * The operations that the description marks as public (`security: []`): they open a session, or need no session.
 * `contract-tests/portal/public-operations.test.ts` compares the list with the description.
 */
export const publicOperations: readonly string[] = [
  'POST /api/auth/v1/login',
  'POST /api/auth/v1/login_as_user',
  'GET /api/auth/v1/captcha',
  'POST /api/auth/v1/register',
  'POST /api/auth/v1/forgotten_password',
  'POST /api/auth/v1/reset_password',
  'GET /api/auth/v1/invitation/{zeton}',
  'POST /api/auth/v1/invitation/{zeton}',
  'POST /api/auth/v1/access_request',
  'GET /api/auth/v1/handover/{zeton}',
  'POST /api/auth/v1/handover/{zeton}',
  'GET /api/auth/v1/handover/{zeton}/file/{id_priloge}',
  'GET /api/auth/v1/managers',
  'GET /api/{product}-user/v2/calendar/{zeton}',
  'GET /api/{product}-user/v2/forms',
  'GET /api/{product}-user/v2/forms/pdf/{oznaka}',
];

const patterns = publicOperations.map(
  (operation) => new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether a request may go out without a token. Takes the method in capitals and a full address. */
export function isPublic({
  method,
  url,
}: {
  readonly method: string;
  readonly url: string;
}): boolean {
  const call = `${method} ${new URL(url).pathname}`;
  return patterns.some((pattern) => pattern.test(call));
}
