import { nullable, primaryKey } from '@mswjs/data';

/** What the account-level list of dues knows of managers and of their last answers. */
export const dueTables = {
  /** A manager without a row answers at once and does not say until when payments are booked. */
  dueSource: {
    manager: primaryKey(String),
    ne_odgovarja: Boolean,
    placila_evidentirana_do: nullable<string>(() => null),
  },
  /** What a payer says is paid, by the key of the open item (pages.md P4). */
  paymentAnnouncement: {
    key: primaryKey(String),
    najavljeno_ob: String,
    /** Whether the manager has not found the payment. */
    zavrnjeno: Boolean,
  },
  /** The last answer of a manager about a payer code. */
  dueReply: {
    payer: primaryKey(String),
    osvezeno_ob: String,
    placila_evidentirana_do: nullable<string>(() => null),
    /** The open amount in cents and the number of items by due date and unit, of all items, as JSON. */
    roki: String,
    /** The first rows of `openItem` as JSON, oldest due date first. */
    postavke: String,
  },
};
