import type { MandateLife } from '../billing/mandate/mandate-life';
import type { EventLife } from '../events/event-life';
import type { HandoverLife } from '../people/handover/handover-life';
import type { Db, PayerRow, RowOf, UserRow } from '../world/db';
import type { DemoClock } from '../world/demo-clock';
import type { Captcha } from './captcha';
import type { Mailbox } from './mailbox';
import type { RequestLife } from './request-life';
import type { Session, Tokens } from './tokens';
import type { Tries } from './tries';

/** The payer code of a caller. */
export type CallersPayer = PayerRow & {
  /** Set for an invited tenant: what only owners see is not shown (pages.md P32). */
  readonly seesAsUser?: boolean;
};

/** The caller, from the verified token. */
export interface Caller {
  readonly session: Session;
  readonly user: UserRow;
  readonly payer: CallersPayer;
  /** The access of a caller whom the user of the payer code has invited (pages.md P32). */
  readonly access?: RowOf<'coUser'>;
}

/** What every handler receives. */
export interface HandlerContext {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly mailbox: Mailbox;
  readonly captcha: Captcha;
  readonly tries: Tries;
  readonly life: RequestLife;
  readonly clock: DemoClock;
  readonly eventLife: EventLife;
  readonly handoverLife: HandoverLife;
  readonly mandateLife: MandateLife;
  /**
   * The sender of a request; the backend has verified the token before a handler runs.
   * @throws when the operation is not secured
   */
  callerOf(request: Request): Caller;
  /** The network address of a request's sender; empty when unknown. */
  sourceOf(request: Request): string;
}
