import type { Db, PayerRow, UserRow } from '../db';
import type { Session, Tokens } from '../tokens';

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
  /**
   * Who sent a request; the backend has verified the token before a handler runs.
   * @throws when the operation is not secured
   */
  callerOf(request: Request): Caller;
}
