import type { HttpHandler } from 'msw';
import type { Operation } from '../../contract/checker/description';
import { createMandateLife, type MandateLife } from '../billing/mandate/mandate-life';
import { createEventLife, type EventLife } from '../events/event-life';
import type { WorldSize } from '../generated/size';
import { createHandoverLife, type HandoverLife } from '../people/handover/handover-life';
import { createCaptcha } from '../server/captcha';
import type { Caller } from '../server/context';
import { createHandlers, handlerKey, operationKey } from '../server/handlers';
import { createListPages, type ListPages } from '../server/list-pages';
import { createMailbox, type Mailbox } from '../server/mailbox';
import { createRequestLife, type RequestLife } from '../server/request-life';
import { createTokens, type Tokens } from '../server/tokens';
import { createTries } from '../server/tries';
import { createDb, type Db } from './db';
import { createDemoClock } from './demo-clock';
import { seedDemoWorld, seedGenerated } from './seed';

/** The data, tokens and handlers of one backend; backends share nothing. */
export interface World {
  readonly db: Db;
  readonly tokens: Tokens;
  /** The sent e-mails. */
  readonly mailbox: Mailbox;
  readonly handlers: readonly HttpHandler[];
  /** The life of submissions. */
  readonly life: RequestLife;
  /** What happens in buildings. */
  readonly eventLife: EventLife;
  /** What the manager does with handovers. */
  readonly handoverLife: HandoverLife;
  /** What the manager does with mandates. */
  readonly mandateLife: MandateLife;
  /** Makes the pages of long lists. */
  readonly listPages: ListPages;
  /** The handler of an operation. */
  handlerOf(operation: Operation): HttpHandler | undefined;
  /** Gives the handlers the sender of a request. */
  setCaller(request: Request, caller: Caller): void;
  /** Gives the handlers the network address of a request. */
  setSource(request: Request, source: string): void;
}

/**
 * A fresh demo world (pages.md 3).
 * @param key the key that signs tokens; random by default
 * @param replacements handlers that replace the default ones for the same method and path
 * @param generated the size of a generated world to add; none by default
 * @param lifeClock the clock of submissions and of what happens in buildings; without it nothing changes by itself
 * @param mailbox the place of sent e-mails; a new one by default
 * @throws RangeError when the size is not possible
 */
export function createWorld(
  key: Uint8Array | undefined,
  replacements: readonly HttpHandler[],
  generated?: Partial<WorldSize>,
  lifeClock?: () => number,
  mailbox = createMailbox(),
): World {
  const db = createDb();
  seedDemoWorld(db);
  if (generated) seedGenerated(db, generated);
  const tokens = createTokens(key);
  const callers = new WeakMap<Request, Caller>();
  const callerOf = (request: Request): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new Error('the operation is not secured, so it has no caller');
    return caller;
  };
  const sources = new WeakMap<Request, string>();
  const sourceOf = (request: Request) => sources.get(request) ?? '';

  const replaced = new Set(replacements.map(handlerKey));
  const captcha = createCaptcha();
  const tries = createTries();
  const life = createRequestLife(db, lifeClock);
  const clock = createDemoClock(lifeClock);
  const eventLife = createEventLife(db, clock, lifeClock !== undefined);
  const handoverLife = createHandoverLife(db, clock, mailbox, lifeClock !== undefined);
  const mandateLife = createMandateLife(db, clock, lifeClock !== undefined);
  const lives = { life, eventLife, handoverLife, mandateLife };
  const context = { db, tokens, mailbox, captcha, tries, clock, ...lives };
  const own = createHandlers({ ...context, callerOf, sourceOf });
  const kept = own.filter((handler) => !replaced.has(handlerKey(handler)));
  const handlers = [...kept, ...replacements];
  const byKey = new Map(handlers.map((handler) => [handlerKey(handler), handler]));
  return {
    db,
    tokens,
    mailbox,
    handlers,
    ...lives,
    listPages: createListPages(),
    handlerOf: (operation) => byKey.get(operationKey(operation)),
    setCaller: (request, caller) => void callers.set(request, caller),
    setSource: (request, source) => void sources.set(request, source),
  };
}
