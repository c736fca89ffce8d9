import { getResponse } from 'msw';
import { bodyLimit, readBody } from '../../contract/checker/body-limit';
import { checkRequest } from '../../contract/checker/checker';
import type { Operation } from '../../contract/checker/description';
import { readForm } from '../../contract/checker/form';
import { mayCall } from '../people/rights';
import type { World } from '../world/world';
import { errorAnswer, invalid, tooLarge, unauthorised } from './answers';
import { authenticate } from './authenticate';
import type { Caller } from './context';
import { accepts, isDescribed } from './media-types';
import { TokenRefused } from './tokens';

/**
 * Answers a request for an operation. In this order: 413 for a declared length that is too large, 401, 413 for a body
 * that is too large, 406, 415, 422, 403, then the handler's answer. All but the last are derived from the description, so that no
 * handler can forget them.
 * @param source the sender's address, by which tries are counted
 * @throws what the handler throws, or when the handler is missing or gives no answer
 */
export async function answerOperation(
  world: World,
  operation: Operation,
  pathParameters: Readonly<Record<string, string>>,
  request: Request,
  source: string,
): Promise<Response> {
  const limit = bodyLimit(operation);
  const length = Number(request.headers.get('Content-Length') ?? 0);
  if (operation.requestBody && length > limit) return tooLarge(limit);
  const caller = operation.secured ? await findCaller(world, request) : undefined;
  if (caller instanceof TokenRefused) return unauthorised(caller.message);

  const { method, url, headers } = request;
  const body = await readBody(request, limit);
  if (!body)
    return operation.requestBody
      ? tooLarge(limit)
      : invalid([
          { operation: operation.id, status: 'request', place: 'body', message: 'must be empty' },
        ]);
  const contentType = headers.get('Content-Type');
  const refusal = wrongMediaType(operation, headers.get('Accept'), contentType);
  if (refusal) return refusal;
  const query = new URL(url).searchParams;
  const form = await readForm(contentType, body);
  const breaches = checkRequest(operation, {
    pathParameters,
    query,
    headers,
    contentType,
    body,
    form,
  });
  if (breaches.length > 0) return invalid(breaches);

  const { page } = operation;
  if (page !== undefined && !caller?.payer.allowed_pages.includes(page)) {
    return errorAnswer(403, { detail: `Page ${page} is not allowed for this user.` });
  }

  if (caller?.access && !mayCall(caller.access, operation.right)) {
    return errorAnswer(403, { detail: 'The caller has no right to this.' });
  }

  const handler = world.handlerOf(operation);
  if (!handler) throw new Error('it has no handler');
  const forHandler = new Request(url, { method, headers, ...(body.length > 0 && { body }) });
  world.setSource(forHandler, source);
  if (caller) world.setCaller(forHandler, caller);
  const askAll = async () => {
    const response = await getResponse([handler], forHandler, { baseUrl: new URL(url).origin });
    if (!response) throw new Error('its handler gave no answer');
    return response;
  };
  if (method !== 'GET') world.listPages.forget();
  if (!operation.paged) return askAll();
  const asked = { operation, url: new URL(url), caller: headers.get('Authorization') };
  return world.listPages.pageOf(asked, operation.paged, askAll);
}

/** 406 when the client takes no media type of the success, 415 when its body has none that is described. */
function wrongMediaType(
  { responses, requestBody }: Operation,
  accept: string | null,
  contentType: string | null,
): Response | undefined {
  const types = [...responses].flatMap(([status, content]) =>
    status < 300 ? Object.keys(content ?? {}) : [],
  );
  if (types.length > 0 && !accepts(accept, types)) {
    return errorAnswer(406, { detail: `The answer is ${types.join(' or ')}.` });
  }
  if (!requestBody || contentType === null || isDescribed(contentType, requestBody.content)) return;
  const described = Object.keys(requestBody.content).join(' or ');
  const detail = `The body must be ${described}.`;
  return errorAnswer(415, { code: 1, error: 'Invalid data received', detail });
}

function findCaller({ db, tokens }: World, request: Request): Promise<Caller | TokenRefused> {
  return authenticate(db, tokens, request.headers.get('Authorization')).catch((error: unknown) => {
    if (error instanceof TokenRefused) return error;
    throw error;
  });
}
