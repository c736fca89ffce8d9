import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from '@mswjs/http-middleware';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { http } from 'msw';
import { errorAnswer, finishAnswer, requestIdOf } from './answers';
import type { Backend } from './backend';
import { answerWithFault } from './faults';
import { lingeringEnd } from './lingering-end';

// One for all servers of a process: Node visits each storage at each asynchronous step.
const sources = new AsyncLocalStorage<string>();

/**
 * An express app that answers everything under /api with the backend and passes on all other requests, so that it can
 * listen alone or precede other middleware. It sets no CORS header: portal and API have the same origin. Tries are
 * counted by the address of the connection, never by a header.
 */
export function createServer(backend: Backend): Express {
  const app = express();
  app.disable('x-powered-by');
  // A predicate instead of a path: MSW throws on a path that is not percent-encoded UTF-8.
  const catchAll = http.all(
    () => true,
    ({ request }) => backend.handle(request, sources.getStore()),
  );
  const answer = createMiddleware(catchAll);
  const answerApi: RequestHandler = (request, response, next) => {
    if (!isApi(request.url)) return next();
    // It calls the next middleware when a request asks for it (`Accept: msw/passthrough`).
    const fail = (error: unknown) => next(error ?? new Error('The request was not answered.'));
    // It rejects before any handler when no Request can be made (method TRACE, broken Host).
    sources.run(request.socket.remoteAddress ?? '', () => {
      Promise.resolve(answer(request, response, fail)).catch(fail);
    });
  };
  app.use(lingeringEnd);
  app.use((request, response, next) => {
    if (isApi(request.url)) answerWithFault(request, response, next);
    else next();
  });
  app.use(answerApi);
  app.use(refuse);
  return app;
}

function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** Answers a request that cannot be read. */
const refuse: ErrorRequestHandler = async (error: unknown, request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  const detail = error instanceof Error ? error.message : String(error);
  const requestId = requestIdOf(new Headers({ 'X-Request-Id': request.get('X-Request-Id') ?? '' }));
  const refusal = await finishAnswer(errorAnswer(400, { code: 1, detail }), requestId);
  response
    .status(refusal.status)
    .setHeaders(refusal.headers)
    .end(await refusal.text());
};
