import { type RequestHandler, Router } from 'express';
import { issueLink } from '../../mocks/account/account-links';
import { findUser } from '../../mocks/account/accounts';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import type { Backend } from '../../mocks/server/backend';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import { securityHeaders } from '../security-headers';
import { isFromElsewhere } from './cross-site';
import { enterPage, enterPolicy } from './enter';
import { demoPage } from './page';
import { demoPolicy } from './style';

/**
 * The pages at /demo next to the stateful backend, outside the contract: the demo logins, the messages that a real
 * server would send by e-mail, and staff's login as a user. Every other path goes to the next middleware.
 */
export function demoArea(backend: Pick<Backend, 'db' | 'mailbox' | 'handle' | 'reset'>): Router {
  const { mailbox } = backend;
  const userOf = (email: string) => findUser(backend.db, email);
  const known = [...DEMO_LOGINS, GENERATED_LOGIN].filter(({ email }) => userOf(email));
  const firstHash = new Map(known.map(({ email }) => [email, userOf(email)?.password_hash]));
  const newestFirst = () => [...mailbox.messages()].reverse();

  const showPage: RequestHandler = (request, response) => {
    const logins = known.map(({ name, email, password }) => {
      const changed = userOf(email)?.password_hash !== firstHash.get(email);
      return { id: userOf(email)?.id ?? 0, name, email, password, changed };
    });
    const users = backend.db.user.getAll().map(({ id, firstname, lastname, email }) => ({
      id,
      name: `${firstname} ${lastname}`,
      email,
    }));
    const wasReset = 'ponastavljeno' in request.query;
    response.type('html').send(demoPage({ logins, messages: newestFirst(), users, wasReset }));
  };

  const act: RequestHandler = (request, response) => {
    if (isFromElsewhere(request))
      return void say(response, 403, 'Zahteva je prišla z druge strani.');
    const id = Number(request.params.id);
    if (!backend.db.user.findFirst({ where: { id: { equals: id } } })) {
      return void say(response, 404, 'Tega uporabnika ni.');
    }
    response.redirect(303, `/login-as-user/${issueLink(backend.db, 'act', id)}`);
  };

  /** An ordinary login with the password of the demo. */
  const enter: RequestHandler = async (request, response) => {
    if (isFromElsewhere(request))
      return void say(response, 403, 'Zahteva je prišla z druge strani.');
    const login = known.find(({ email }) => userOf(email)?.id === Number(request.params.id));
    if (!login) return void say(response, 404, 'Tega uporabnika ni.');
    const { email, password } = login;
    const asked = new Request('http://localhost/api/auth/v1/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const answer = await backend.handle(asked, request.ip);
    if (!answer.ok) {
      return void say(
        response,
        409,
        'Geslo tega računa je bilo spremenjeno. Prijavite se z novim.',
      );
    }
    response.set('Content-Security-Policy', enterPolicy).type('html');
    response.send(enterPage(await answer.json()));
  };

  const reset: RequestHandler = (request, response) => {
    if (isFromElsewhere(request))
      return void say(response, 403, 'Zahteva je prišla z druge strani.');
    backend.reset();
    response.redirect(303, '/demo?ponastavljeno');
  };

  const router = Router();
  router.use('/demo', setHeaders);
  router.route('/demo').get(showPage).all(refuse('GET, HEAD'));
  router
    .route('/demo/mailbox.json')
    .get((_request, response) => void response.json(newestFirst()))
    .all(refuse('GET, HEAD'));
  router.route('/demo/enter/:id(\\d+)').post(enter).all(refuse('POST'));
  router.route('/demo/reset').post(reset).all(refuse('POST'));
  router.route('/demo/act/:id(\\d+)').post(act).all(refuse('POST'));
  router.use('/demo', (_request, response) => say(response, 404, 'Te strani ni.'));
  return router;
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    ...securityHeaders,
    'Content-Security-Policy': demoPolicy,
    'Cache-Control': 'no-store',
    // With "no-referrer" a browser would hide the form's own origin too.
    'Referrer-Policy': 'same-origin',
  });
  next();
};

function refuse(allowed: string): RequestHandler {
  return (_request, response) => {
    say(response.set('Allow', allowed), 405, 'Ta način tu ni mogoč.');
  };
}

function say(response: Parameters<RequestHandler>[1], status: number, text: string): void {
  response.status(status).type('text').send(text);
}
