/** A server for the model runs: two people with two managers each. It answers only through `decide` and `arrive`. */
import { isActing } from '../src/domain/session/token';

/** A person at one manager; one token is for one account. */
export interface Account {
  readonly person: 'ALFA' | 'BRAVO';
  readonly manager: 'm1' | 'm2';
}

/** All accounts. */
export const accounts: readonly Account[] = (['ALFA', 'BRAVO'] as const).flatMap((person) =>
  (['m1', 'm2'] as const).map((manager) => ({ person, manager })),
);

/** How a call ends. */
export type Outcome = 'right' | 'unauthorised' | 'broken' | 'dropped';

/** A call that the server has not answered, or whose answer is on its way. */
export interface Pending {
  readonly path: string;
  readonly method: string;
  readonly body: string;
  /** The tab that sent it; a reload makes another one. */
  readonly tab: object;
  readonly token: string | undefined;
  /** The server's decision; the session may change before the answer arrives. */
  decided: (() => void) | undefined;
}

/** How long a session lasts, in milliseconds. */
export const SESSION_TIME = 20 * 60_000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Marks all data of an account, so that a leak is visible. */
export const markOf = ({ person, manager }: Account) => `${person}-${manager}`;

/** Numbers that mark an account in answers without text. */
const COUNTS = { 'ALFA-m1': 11, 'ALFA-m2': 12, 'BRAVO-m1': 21, 'BRAVO-m2': 22 };
const PAGES = { ALFA: 3, BRAVO: 4, m1: 5, m2: 6 };

/** The unread count that only this account has. */
export const countOf = (account: Account) => COUNTS[`${account.person}-${account.manager}`];

/** The pages of this account besides the common ones: open items, notifications, bulletins. */
export const pagesOf = ({ person, manager }: Account) => [PAGES[person], PAGES[manager]];

const unitsOf = (account: Account) =>
  ['1', '2'].map((number) => ({
    objekt_sifra: `${markOf(account)}-stavba${number}`,
    naziv: markOf(account),
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: Number(number),
    inventarna_stevilka: `${markOf(account)}-${number}`,
    vrsta: 'L',
  }));

/** The server. A call waits in `pending` until `decide` and `arrive` are called with it. */
export class Server {
  readonly pending: Pending[] = [];
  /** The live tokens with their accounts. */
  readonly tokens = new Map<string, Account>();
  /** All issued tokens with their accounts. */
  readonly known = new Map<string, Account>();
  /** Whether page 2 (open items) is granted. */
  grantsOpenItems = true;
  private readonly links = new Map<string, Account['person']>();
  private issued = 0;
  private readonly settle = new WeakMap<Pending, (answer: Response | Error) => void>();

  /** The token of a link for staff; it is valid once. */
  link(person: Account['person']): string {
    this.issued += 1;
    const token = `link-${this.issued}`;
    this.links.set(token, person);
    return token;
  }

  /** Opens a session, as a login and a switch do; in it staff may act as the user. */
  issue(account: Account, acting = false): string {
    this.issued += 1;
    const payload = {
      exp: Math.floor((Date.now() + SESSION_TIME) / 1000),
      n: this.issued,
      ...(acting && { act: { sub: 'staff' } }),
    };
    const token = `${encode({})}.${encode(payload)}.x`;
    this.tokens.set(token, account);
    this.known.set(token, account);
    return token;
  }

  /** Replaces `fetch` in a tab. */
  async receive(tab: object, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    const header = request.headers.get('Authorization');
    const call: Pending = {
      path: pathname + search,
      method: request.method,
      body,
      tab,
      token: header?.replace('Bearer ', ''),
      decided: undefined,
    };
    // As in a browser: a call that was aborted before its start is not sent.
    if (request.signal.aborted) throw new DOMException('', 'AbortError');
    this.pending.push(call);
    return new Promise((resolve, reject) => {
      this.settle.set(call, (answer) => {
        this.pending.splice(this.pending.indexOf(call), 1);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
      request.signal.addEventListener('abort', () => {
        if (this.pending.includes(call))
          this.settle.get(call)?.(new DOMException('', 'AbortError'));
      });
    });
  }

  /** Handles a call; from then on its answer is on its way. */
  decide(call: Pending, outcome: Outcome): void {
    if (call.decided) return;
    const answer = outcome === 'right' ? this.handle(call) : refusal(outcome);
    call.decided = () => this.settle.get(call)?.(answer);
  }

  /** Delivers a decided answer to its tab. */
  arrive(call: Pending): void {
    call.decided?.();
  }

  private handle({ path, method, body, token }: Pending): Response | Error {
    if (path === '/api/auth/v1/login') {
      return Response.json(this.login(body.includes('ALFA') ? 'ALFA' : 'BRAVO', 'm1'));
    }
    if (path === '/api/auth/v1/login_as_user') {
      const link: string = JSON.parse(body).token;
      const person = this.links.get(link);
      this.links.delete(link);
      return person ? Response.json(this.login(person, 'm1', true)) : refusal('forbidden');
    }
    const account = token === undefined ? undefined : this.tokens.get(token);
    if (!account || token === undefined) return refusal('unauthorised');
    if (path === '/api/auth/v1/logout') {
      this.tokens.delete(token);
      return new Response(null, { status: 204 });
    }
    if (method === 'POST') {
      this.tokens.delete(token);
      const manager = path.includes('/m2/') ? 'm2' : 'm1';
      return Response.json({ data: this.login(account.person, manager, isActing(token)) });
    }
    return Response.json(this.data(path, account));
  }

  private login(person: Account['person'], manager: Account['manager'], acting = false) {
    const account = { person, manager };
    const user = {
      id: person === 'ALFA' ? 1 : 2,
      firstname: markOf(account),
      lastname: '',
      email: '',
    };
    return {
      user_data: { ...user, selected_manager: manager, code_payer: person },
      token_string: this.issue(account, acting),
    };
  }

  private data(path: string, account: Account): unknown {
    if (path.endsWith('/allowed_pages')) {
      return [...(this.grantsOpenItems ? [2] : []), ...pagesOf(account), 7, 9];
    }
    if (path.endsWith('/has_user_tenants')) return false;
    if (path.includes('/notifications/unread_num')) return { unread_num: countOf(account) };
    if (path.includes('/bulletin/unread_num/')) return countOf(account);
    if (path.endsWith('/enota')) return unitsOf(account);
    if (path.endsWith('/user_managers')) {
      return ['m1', 'm2'].map((manager) => ({
        manager,
        full_title: markOf(account),
        code_payer: account.person,
      }));
    }
    if (path.includes('/open_items')) return { postavke: [], owner: markOf(account) };
    throw new Error(`The model's server does not have ${path}.`);
  }
}

const refusals = { unauthorised: 401, forbidden: 403, broken: 500 };

function refusal(outcome: keyof typeof refusals | 'dropped'): Response | Error {
  if (outcome === 'dropped') return new TypeError('Failed to fetch');
  return Response.json({ code: 5 }, { status: refusals[outcome] });
}
