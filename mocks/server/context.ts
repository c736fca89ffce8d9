import type { Db, PayerRow, UserRow } from '../world/db';
import type { Captcha } from './captcha';
import type { Mailbox } from './mailbox';
import type { RequestLife } from './request-life';
import type { Session, Tokens } from './tokens';
import type { Tries } from './tries';

/** Who calls, as the verified token says. */
export interface Caller {
  readonly session: Session;
  readonly user: UserRow;
  readonly payer: PayerRow;
}

/** What every handler gets. */
export interface HandlerContext {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly mailbox: Mailbox;
  readonly captcha: Captcha;
  readonly tries: Tries;
  readonly life: RequestLife;
  /**
   * Who sent a request; the backend has verified the token before a handler runs.
   * @throws when the operation is not secured
   */
  callerOf(request: Request): Caller;
  /** Whence a request came: the network address of its sender; empty where that is not known. */
  sourceOf(request: Request): string;
}
