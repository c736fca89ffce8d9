import { afterEach, beforeEach } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import type { Tokens } from '../../mocks/server/tokens';
import type { Db } from '../../mocks/world/db';
import { ask } from './sessions';
import { listen, type Target } from './target';

/** Ana's payer code with a flat in building 0137. */
export const ana = 'zelenigaj/104217';

/** Ana's payer code with a garage there and no bills. */
export const anaGarage = 'zelenigaj/118903';

/** A demo world that a test may change freely. */
export interface RareWorld {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly url: string;
  /** A token for a payer code, `manager/code_payer`. */
  tokenOf(payer: string): Promise<string>;
  /**
   * The JSON of a page's GET operation, `path` without `/api/portal-user/`; it must succeed.
   * @throws when the answer breaks the description
   */
  read<Body>(path: string, payer?: string): Promise<Body>;
}

/** Gives each test of a file its own demo world, so that nothing has to be restored. */
export function rareWorld(): RareWorld {
  let running: { backend: ReturnType<typeof createBackend>; target: Target } | undefined;
  beforeEach(async () => {
    const backend = createBackend();
    running = { backend, target: await listen(backend) };
  });
  afterEach(() => running?.target.close());

  const now = () => {
    if (!running) throw new Error('the world exists only while a test runs');
    const { db, tokens } = running.backend;
    return { db, tokens, url: running.target.url };
  };
  // Issued without a login: hashing a password would take longer than all other steps of a test.
  const tokenOf = (key: string) => {
    const { db, tokens } = now();
    const payer = db.payer.findFirst({ where: { key: { equals: key } }, strict: true });
    const { user_id: userId, manager, code_payer: codePayer } = payer;
    return tokens.issue({ userId, manager, codePayer });
  };
  return {
    get db() {
      return now().db;
    },
    get tokens() {
      return now().tokens;
    },
    get url() {
      return now().url;
    },
    tokenOf,
    async read<Body>(path: string, payer = ana) {
      // The call has checked it against the description.
      return (await ask(now().url, `/api/portal-user/${path}`, await tokenOf(payer))) as Body;
    },
  };
}
