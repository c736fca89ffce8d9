import { getResponse } from 'msw';
import { errorAnswer, invalid, unauthorised } from './answers';
import { authenticate } from './authenticate';
import { breachText, checkRequest } from './contract/checker';
import type { Operation } from './contract/description';
import { readForm } from './contract/form';
import type { Caller } from './handlers/context';
import { TokenRefused } from './tokens';
import type { World } from './world';

/**
 * Answers a request for an operation: 401, then 422, then 403, then what its handler says. The first three
 * follow from the description, so that no handler can forget them.
 * @throws what the handler throws, or when there is no handler or it gives no answer
 */
export async function answerOperation(
  world: World,
  operation: Operation,
  pathParameters: Readonly<Record<string, string>>,
  request: Request,
): Promise<Response> {
  const caller = operation.secured ? await findCaller(world, request) : undefined;
  if (caller instanceof TokenRefused) return unauthorised(caller.message);

  const { method, url, headers } = request;
  const body = new Uint8Array(await request.arrayBuffer());
  const contentType = headers.get('Content-Type');
  const query = new URL(url).searchParams;
  const form = await readForm(contentType, body);
  const breaches = checkRequest(operation, { pathParameters, query, contentType, body, form });
  if (breaches.length > 0) return invalid(breaches.map(breachText).join('; '));

  const { page } = operation;
  if (page !== undefined && !caller?.payer.allowed_pages.includes(page)) {
    return errorAnswer(403, { detail: `Page ${page} is not allowed for this user.` });
  }

  const handler = world.handlerOf(operation);
  if (!handler) throw new Error('it has no handler');
  const forHandler = new Request(url, { method, headers, ...(body.length > 0 && { body }) });
  if (caller) world.setCaller(forHandler, caller);
  const response = await getResponse([handler], forHandler, { baseUrl: new URL(url).origin });
  if (!response) throw new Error('its handler gave no answer');
  return response;
}

function findCaller({ db, tokens }: World, request: Request): Promise<Caller | TokenRefused> {
  return authenticate(db, tokens, request.headers.get('Authorization')).catch((error: unknown) => {
    if (error instanceof TokenRefused) return error;
    throw error;
  });
}
