import { afterEach, beforeEach } from 'vitest';
import { type Backend, createBackend } from '../../mocks/backend';
import type { Db } from '../../mocks/db';
import { ask, type Resident, tokenAt } from './sessions';
import { listen, type Target } from './target';

/** Who asks: a resident at one of his managers. */
export interface Asker {
  readonly resident: Resident;
  /** `manager/code_payer` */
  readonly context: string;
}

/** Ana, who owns a flat in building 0137. */
export const ana: Asker = { resident: 'Ana', context: 'zelenigaj/104217' };

/** Ana, who owns a garage and has no bills. */
export const anaGarage: Asker = { resident: 'Ana', context: 'zelenigaj/118903' };

/** A demo world that a test may change as it likes. */
export interface RareWorld {
  readonly db: Db;
  readonly url: string;
  /**
   * The JSON of a page's GET operation, `path` without `/api/portal-user/`; it must succeed.
   * @throws when the answer breaks the description
   */
  read<Body>(path: string, asker?: Asker): Promise<Body>;
  /** A token of somebody who asks. */
  tokenOf(asker: Asker): Promise<string>;
}

/** Gives each test of a file a demo world of its own, so that nothing has to be put back. */
export function rareWorld(): RareWorld {
  let backend: Backend | undefined;
  let target: Target | undefined;
  beforeEach(async () => {
    backend = createBackend();
    target = await listen(backend);
  });
  afterEach(() => target?.close());

  const running = () => {
    if (!backend || !target) throw new Error('the world is there only while a test runs');
    return { db: backend.db, url: target.url };
  };
  const tokenOf = ({ resident, context }: Asker) => tokenAt(running().url, resident, context);
  return {
    get db() {
      return running().db;
    },
    get url() {
      return running().url;
    },
    tokenOf,
    async read<Body>(path: string, asker: Asker = ana) {
      const token = await tokenOf(asker);
      // The call has held it to the description.
      return (await ask(running().url, `/api/portal-user/${path}`, token)) as Body;
    },
  };
}
