import type { Get } from './check-pages';
import { expectAt, expectCacheControl, expectSecurityHeaders, type Finding } from './finding';
import { cacheControl } from './frozen-headers';

/** The release of a host, as `release.json` says it. */
export interface LiveRelease {
  readonly portal: string;
  readonly contract: string;
  readonly sum: string;
}

/**
 * Checks that the host says which release it serves, and that its health can be asked.
 * @param wanted the sum of the build that should be live; without it any release is accepted
 * @returns the release, or `undefined` when the host does not say it
 */
export async function checkRelease(
  get: Get,
  wanted: string | undefined,
  findings: Finding[],
): Promise<LiveRelease | undefined> {
  const health = await get('/healthz');
  const expect = expectAt('GET /healthz', findings);
  expect(health.status === 200, `it is answered ${health.status}`, 'Include health.conf.');
  if (health.status === 200) {
    expectSecurityHeaders(expect, health);
    expectCacheControl(expect, health, ['no-store']);
  }

  const answer = await get('/release.json');
  const live = readRelease(answer.body);
  const expectFile = expectAt('GET /release.json', findings);
  expectFile(
    answer.status === 200 && live !== undefined,
    'the host does not say which release it serves',
    'Copy release.json of the build to the host too.',
  );
  if (live === undefined) return undefined;
  expectSecurityHeaders(expectFile, answer);
  expectCacheControl(expectFile, answer, [cacheControl.fixedName]);
  expectFile(
    wanted === undefined || live.sum === wanted,
    `the host serves the build ${live.sum.slice(0, 12)}, not ${wanted?.slice(0, 12)}`,
    'Run `deploy/release.sh` again, and look whether a CDN or another host serves an older release.',
  );
  return live;
}

function readRelease(text: string): LiveRelease | undefined {
  try {
    const { portal, contract, sum } = JSON.parse(text) as Partial<LiveRelease>;
    if (portal === undefined || contract === undefined || sum === undefined) return undefined;
    return { portal, contract, sum };
  } catch {
    return undefined;
  }
}
