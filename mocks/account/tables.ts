import { primaryKey } from '@mswjs/data';
import { preferenceTables } from './preference-tables';

export const accountTables = {
  ...preferenceTables,
  /** A link that opens an account without its password; only the hash of its token is stored. */
  accountLink: {
    token_hash: primaryKey(String),
    purpose: (): 'reset' | 'act' => 'reset',
    user_id: Number,
    /** Milliseconds since 1970. */
    expires: Number,
  },
  /** The bill passwords of a payer's last bills (pages.md C8), in capitals. */
  billPassword: {
    key: primaryKey(String),
    payer: String,
    password: String,
  },
};
