import { primaryKey } from '@mswjs/data';

/** The tables of the area account. */
export const accountTables = {
  /** A link that opens an account without its password, known by its token's hash only. */
  accountLink: {
    token_hash: primaryKey(String),
    purpose: (): 'reset' | 'act' => 'reset',
    user_id: Number,
    /** Milliseconds since 1970. */
    expires: Number,
  },
  /** What a payer's last bills have printed on them (pages.md C8), in capitals. */
  billPassword: {
    key: primaryKey(String),
    payer: String,
    password: String,
  },
};
