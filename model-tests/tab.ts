/** One tab: the real machines, wiring, client, cache and page loader, with a simulated router and no screens. */
import { QueryObserver } from '@tanstack/react-query';
import { logIn } from '../src/api/account';
import { openItemsQuery } from '../src/api/billing';
import { apiOf } from '../src/api/bound-api';
import { managersQuery } from '../src/api/managers';
import { createQueryClient } from '../src/app/session/query-client';
import { wirePortal } from '../src/app/session/wiring';
import type { Login } from '../src/domain/api-types';
import { settleLogin } from '../src/domain/session/settle-login';
import { unitKey } from '../src/domain/units/unit';
import type { Portal } from '../src/machines/portal-context';
import { selectedUnit } from '../src/machines/selected-unit';
import { createPortalStore } from '../src/storage/portal-store';
import { createRouter } from './router';
import type { Account, Server } from './server';
import { Life, type Window } from './window';

/** A sent call, and the tab's user at that moment. */
export interface Sent {
  readonly path: string;
  readonly method: string;
  readonly token: string | undefined;
  readonly user: string | undefined;
}

type Running = ReturnType<typeof load>;

/** A tab of the browser. */
export class Tab {
  private running: Running | undefined;
  private paused = false;
  /** The token of a link, kept as in the history entry. */
  private link: string | undefined;

  private readonly window: Window;
  private readonly server: Server;

  constructor(window: Window, server: Server) {
    this.window = window;
    this.server = server;
    this.reload('/');
  }

  /** Reloads the page; the history entry keeps the token of its link. */
  reload(path = this.path): void {
    if (this.running) {
      this.running.life.over = true;
      this.window.lives.delete(this.running.life);
      this.running.stop();
    }
    const linkToken = {
      read: () => this.link,
      forget: () => {
        this.link = undefined;
      },
      spend: () => {},
      isSpent: () => false,
    };
    const { window, server } = this;
    this.running = load({ window, server, linkToken, path }, () => setTimeout(() => this.reload()));
  }

  /** Opens a new staff link. */
  actAs(person: Account['person']): void {
    this.link = this.server.link(person);
    this.reload('/login-as-user/:token');
  }

  get now(): Running {
    if (!this.running) throw new Error('The tab has not been loaded.');
    return this.running;
  }

  get path(): string {
    return this.running?.router.state.location.pathname ?? '/';
  }

  /**
   * Logs in with the login form, which only a visitor sees. If another tab has logged in meanwhile, `ALFA` chooses to
   * continue as that user, and `BRAVO` chooses to log in anyway.
   */
  logIn(person: Account['person']): void {
    const { portal, life, store, queryClient } = this.now;
    const { session } = portal;
    if (!session.getSnapshot().matches('loggedOut')) return;
    session.send({ type: 'login.began' });
    const settle = (own: Login | undefined) => {
      if (life.over) return;
      const other = store.liveToken() ? store.user() : undefined;
      const settlement = settleLogin({ email: person, own, other, wasAsked: false });
      const isJoined = settlement === 'join' || (settlement === 'ask' && person === 'ALFA');
      session.send(
        own && !isJoined ? { type: 'login.succeeded', login: own } : { type: 'login.over' },
      );
    };
    logIn(apiOf(queryClient), { email: person, password: '' }).then(settle, () =>
      settle(undefined),
    );
  }

  /** Chooses a manager in the switcher, which only a session shows. */
  switchTo(manager: string): void {
    const { portal } = this.now;
    const { user } = portal.session.getSnapshot().context;
    if (!user) return;
    const target = { manager, code_payer: user.code_payer };
    portal.managerSwitch.send({ type: 'manager.chosen', target });
  }

  /** Chooses one of the loaded units. */
  choose(number: number): void {
    const { session } = this.now.portal;
    const unit = session.getSnapshot().context.units[number];
    if (unit) session.send({ type: 'unit.chosen', key: unitKey(unit) });
  }

  /** Shows or hides the tab. */
  show(seen: boolean): void {
    if (this.paused === !seen) return;
    this.paused = !seen;
    const change = seen
      ? ({ type: 'polls.resumed' } as const)
      : ({ type: 'polls.paused', by: 'hidden' } as const);
    for (const listener of this.now.life.attention) listener(change);
    if (seen) for (const listener of this.now.life.shown) listener();
  }
}

interface Loaded {
  readonly window: Window;
  readonly server: Server;
  readonly linkToken: Portal['linkToken'];
  readonly path: string;
}

function load({ window, server, linkToken, path }: Loaded, reload: () => void) {
  const life = new Life();
  window.lives.add(life);
  const store = createPortalStore(window.storageOf(life));
  const queryClient = createQueryClient();
  const notices: string[] = [];
  const note = (text: string) => notices.push(text);
  const sent: Sent[] = [];
  /** Undefined while the portal is being wired. */
  let session: Portal['session'] | undefined;
  const user = () => (session ? session.getSnapshot().context.user : store.user());
  const {
    portal,
    router,
    stop: stopMachines,
  } = wirePortal(
    { product: 'portal', name: 'Portal', apiOrigin: 'http://portal.test' },
    {
      store,
      linkToken,
      queryClient,
      browser: window.browserOf(life, reload),
      notices: { info: note, success: note, error: note },
      createRouter: (settings) => createRouter(settings, life, path),
      onVisible: () => {},
      fetch: (request) => {
        if (life.over) return new Promise(() => {});
        const token = request.headers.get('Authorization')?.replace('Bearer ', '');
        sent.push({ path: request.url, method: request.method, token, user: user()?.firstname });
        const never = new Promise<Response>(() => {});
        return server.receive(life, request).then(
          (answer) => (life.over ? never : answer),
          (error) => (life.over ? never : Promise.reject(error)),
        );
      },
    },
  );
  session = portal.session;
  const stopPage = askAsPage(portal, queryClient);
  const stop = () => {
    stopPage();
    stopMachines();
    queryClient.clear();
  };
  return { life, portal, router, store, queryClient, notices, sent, stop };
}

/** Requests what an open page does: the managers, and the open items of the selected unit. */
function askAsPage(portal: Portal, queryClient: Running['queryClient']) {
  const unit = () => selectedUnit(portal.session.getSnapshot().context)?.inventarna_stevilka;
  const managers = new QueryObserver(queryClient, { ...managersQuery(), enabled: false });
  const items = new QueryObserver(queryClient, {
    ...openItemsQuery(unit()),
    enabled: false,
  });
  const stops = [managers.subscribe(() => {}), items.subscribe(() => {})];
  const ask = () => {
    const enabled = portal.session.getSnapshot().matches('loggedIn');
    managers.setOptions({ ...managersQuery(), enabled });
    items.setOptions({
      ...openItemsQuery(unit()),
      enabled: enabled && unit() !== undefined,
    });
  };
  // Asynchronously, as in React, and not during the change.
  const subscription = portal.session.subscribe(() => void Promise.resolve().then(ask));
  ask();
  return () => {
    subscription.unsubscribe();
    for (const stop of stops) stop();
  };
}
