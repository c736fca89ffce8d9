/** Unread counts for model runs: the real cache, calls and marks, and a server that answers on demand. */
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { bindApi } from '../src/api/bound-api';
import { createApi } from '../src/api/client';
import {
  bulletinsFeed,
  bulletinsQuery,
  notificationsFeed,
  notificationsQuery,
} from '../src/api/messages';
import { type Feed, markRead, onMarksSettled, reconcile } from '../src/api/read-marks';
import { createQueryClient } from '../src/app/session/query-client';
import { refreshUnread } from '../src/app/session/unread-counts';
import type { Bulletins, Notifications } from '../src/domain/api-types';
import type { ReadMark } from '../src/domain/session/read-marks';
import { unitWith } from '../src/domain/session/session-data.fixture';
import { unitKey } from '../src/domain/units/unit';
import type { Portal } from '../src/machines/portal-context';
import { type Building, type MessageServer, POSTS } from './unread-server';

/** How the server handles a call: it succeeds, it refuses, or it succeeds and its answer is lost. */
export type Outcome = 'right' | 'refused' | 'lost';

interface Call {
  readonly request: Request;
  readonly answer: (response: Response | Error) => void;
  decided: Response | Error | undefined;
}

/** The numbers of a feed that the user sees, and those of the server. */
export interface Numbers {
  readonly badge: number | undefined;
  readonly page: number | undefined;
  readonly rows: number | undefined;
}

/** One browser tab with both pages open, and the server behind it. */
export class UnreadWorld {
  readonly client: QueryClient = createQueryClient();
  readonly calls: Call[] = [];
  building: Building = '0137';
  private readonly server: MessageServer;
  private readonly token: string;
  private readonly compared = new Map<string, string>();
  private readonly ends: (() => void)[] = [];

  constructor(server: MessageServer, token: string) {
    this.server = server;
    this.token = token;
    const api = createApi({
      origin: 'http://portal.test',
      product: 'portal',
      readToken: () => token,
      onUnauthorised: () => undefined,
      fetch: (request) => this.receive(request),
    });
    bindApi(this.client, api);
    const pages = [new QueryObserver<unknown>(this.client, notificationsQuery() as never)];
    for (const building of Object.keys(POSTS)) {
      pages.push(new QueryObserver<unknown>(this.client, bulletinsQuery(building) as never));
    }
    for (const page of pages) this.ends.push(page.subscribe(() => undefined));
    this.ends.push(onMarksSettled(this.client, () => void this.poll()));
    void this.poll();
  }

  end(): void {
    for (const end of this.ends) end();
    this.client.clear();
  }

  /** Requests the counts, as the poll does each minute, when a unit is chosen, and when marks have settled. */
  async poll(): Promise<void> {
    const unit = unitWith({ objekt_sifra: this.building });
    const context = { units: [unit], unitKey: unitKey(unit) };
    const session = { matches: () => true, context };
    const portal = {
      session: { getSnapshot: () => session },
      access: { getSnapshot: () => ({ context: { pages: [7, 9], hasTenants: false } }) },
    };
    await refreshUnread(portal as unknown as Portal, this.client);
  }

  /** @returns whether the server has accepted it */
  mark(feed: 'notifications' | 'board', mark: ReadMark): Promise<boolean> {
    const sent =
      feed === 'board'
        ? markRead(this.client, bulletinsFeed(this.building), mark)
        : markRead(this.client, notificationsFeed(), mark);
    return sent.then(
      () => true,
      () => false,
    );
  }

  /** Each page compares its list with the badge when either was updated (`parts/feed/use-unread-count`). */
  compare(): void {
    for (const feed of [notificationsFeed(), bulletinsFeed(this.building)]) {
      const { listKey, countKey, rules } = feed as Feed<unknown>;
      const list = this.client.getQueryState<unknown>(listKey);
      const counted = list?.data && rules.unread(list.data);
      const count = this.client.getQueryState(countKey);
      const state = [count?.data, count?.dataUpdatedAt, counted, list?.dataUpdatedAt];
      const seen = state.join();
      if (this.compared.get(feed.name) === seen) continue;
      this.compared.set(feed.name, seen);
      reconcile(this.client, feed as Feed<unknown>);
    }
  }

  async decide(call: Call, outcome: Outcome): Promise<void> {
    if (call.decided) return;
    const { request } = call;
    if (outcome === 'refused') {
      // A list that fails without an automatic retry.
      const status = /notifications$|bulletin\/\w+$/.test(request.url) ? 404 : 503;
      call.decided = Response.json({}, { status });
      return;
    }
    const response = await this.server.handle(request);
    const writes = request.method !== 'GET';
    call.decided = outcome === 'lost' && writes ? new TypeError('The connection broke.') : response;
  }

  async arrive(call: Call): Promise<void> {
    await this.decide(call, 'right');
    this.calls.splice(this.calls.indexOf(call), 1);
    if (call.decided) call.answer(call.decided);
  }

  /** Another device of the same user changes data on the server. */
  async elsewhere(method: string, path: string): Promise<void> {
    const headers = { Authorization: `Bearer ${this.token}` };
    await this.server.handle(new Request(`http://portal.test${path}`, { method, headers }));
  }

  numbers(): Record<'notifications' | 'board', Numbers> {
    const { client, building } = this;
    const feed = notificationsFeed();
    const board = bulletinsFeed(building);
    const list = client.getQueryData<Notifications>(feed.listKey);
    const posts = client.getQueryData<Bulletins>(board.listKey);
    return {
      notifications: {
        badge: client.getQueryData(feed.countKey),
        page: list?.neprebrana,
        rows: list?.obvestila.filter(({ prebrano }) => !prebrano).length,
      },
      board: {
        badge: client.getQueryData(board.countKey),
        page: posts?.neprebrane,
        rows: posts?.objave.filter((post) => !post.prebrano && !post.poteklo).length,
      },
    };
  }

  /** The server's current numbers. */
  async known(): Promise<Record<'notifications' | 'board', number>> {
    const ask = async (path: string) => {
      const headers = { Authorization: `Bearer ${this.token}` };
      const url = `http://portal.test/api/portal-user/v2/${path}`;
      return (await this.server.handle(new Request(url, { headers }))).json();
    };
    const { unread_num } = (await ask('notifications/unread_num')) as { unread_num: number };
    const board = (await ask(`bulletin/unread_num/${this.building}`)) as number;
    return { notifications: unread_num, board };
  }

  private receive(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const answer = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      this.calls.push({ request, answer, decided: undefined });
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  }
}
